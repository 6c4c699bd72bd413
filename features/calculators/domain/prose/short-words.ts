// The words that notes cut, written whole before anything is read: the one place where they are
// listed, so that no reading repeats them.
import type { FoldedText } from "./folded-text.ts";
import { rewrite } from "./spellings.ts";

const WHOLE: Readonly<Record<string, string>> = {
  chir: "chirurgie",
  diag: "diagnostic",
  dl: "douleur",
  dls: "douleurs",
  dlr: "douleur",
  dlrs: "douleurs",
  insuf: "insuffisance",
  insuff: "insuffisance",
  unilat: "unilaterale",
  bilat: "bilaterale",
  encephalo: "encephalopathie",
  oculo: "oculomotricite",
};

/** "mg/dl" is a volume. */
const SHORT = new RegExp(
  `(?<![a-z0-9/])(?<!(?:\\d|par|per|por|mg|g|ug|umol|mmol) )(?:${Object.keys(WHOLE).join("|")})\\.?(?![a-z0-9/])`,
  "g",
);

/** "PF 180": the ratio; a facial palsy has no such number. */
const RATIO = /(?<![a-z0-9])pf(?= ?[:=]? ?\d{2,3}(?![\d/]|[.,]\d))/g;

export function inWholeWords(text: FoldedText): FoldedText {
  const made = rewrite(text, SHORT, ([short]) => WHOLE[short.replace(".", "")] ?? null);
  return rewrite(made, RATIO, () => "p/f");
}
