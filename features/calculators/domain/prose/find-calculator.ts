// Which of the calculators a question names. A Glasgow score inside a SOFA question is a value, not
// the calculator.
import type { Calculator } from "../calculator.ts";
import { CALCULATORS, findById } from "../catalogue.ts";
import { readingOf } from "../readings.ts";
import { foldText } from "./folded-text.ts";
import { places } from "./phrases.ts";

const NAMES: readonly (readonly [id: string, pattern: RegExp])[] = [
  ["apache-ii", /\bapache(?: ?-?(?:ii|2)\b)?(?! ?-?(?:iii|iv|3|4)\b)/],
  ["sofa", /(?<![a-z]|q-)sofa\b/],
  ["wells-pe", /\bwells\b/],
  // French says "grâce à".
  ["grace", /\bgrace\b(?! (?:a|au|aux|to)\b)/],
  ["ckd-epi-2009", /\bckd[ -]?epi ?\(?2009\b/],
  [
    "ckd-epi-2021",
    /\bckd[ -]?epi\b|\b(?:dfge?|egfr)\b|debit de filtration|filtrado glomerular|glomerular filtration/,
  ],
  [
    "cockcroft-gault",
    /\bcoc?k?c?roft\b|\bcockro?ft\b|clairance (?:de la |a la )?creat|creatinine clearance|aclaramiento de creat/,
  ],
  ["cha2ds2-va", /\bcha2?ds2? ?-?va\b(?!sc)|\bchads ?-?va\b(?!sc)/],
  ["curb-65", /\bcurb ?-?65\b|\bcurb\b/],
  ["heart", /\b(?:score|calcul\w*|le|un|du|de)? ?\bheart\b(?! ?rate)/],
  [
    "qtc",
    /\bqt ?c\b|\bqt corr?[ei]gi?[ed]o?\b|\bcorrected qt\b|\b(?:bazet+|frid[ei]r[ie]+cia|rautaharju|hodges)\b/,
  ],
  ["glasgow", /\bglasgow\b(?! ?-? ?blatch)|\bgcs\b|\bcoma scale\b/],
];
/** Scores that resemble one of ours and are others: their name is never answered with ours. */
const OTHERS =
  /\bcha2?ds2? ?-?vasc\b|\bchads2\b(?!-?va)|\bcrb ?-?65\b|\bapache ?-?(?:iii|iv|3|4)\b/;

/** Those without a pattern of their own are found by the names of their reading. */
const byReading = (folded: string) =>
  CALCULATORS.filter(({ id }) => !NAMES.some(([known]) => known === id)).flatMap((calculator) =>
    places(folded, readingOf(calculator).names).map(({ from, to }) => ({
      id: calculator.id,
      at: from,
      to,
    })),
  );

/** The calculator named first, or null. */
export function findCalculator(question: string): Calculator | null {
  const { folded } = foldText(question);
  const found = NAMES.flatMap(([id, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ id, at: match.index, to: match.index + match[0].length }] : [];
  });
  // Wells has another score, for deep vein thrombosis: this one is meant when the question speaks
  // of embolism, or of nothing.
  const leg =
    /\bwells\b/.test(folded) &&
    /\b(?:tvp|dvt|phlebite|thrombose veineuse|trombosis venosa)/.test(folded) &&
    !/\b(?:t?ep|pe)\b|embol/.test(folded);
  if (leg) return findById("wells-dvt");
  const others = OTHERS.exec(folded);
  const byLabel = byReading(folded);
  // "Glasgow-Blatchford" is longer than "Glasgow", and another score.
  const kept = found.filter((one) => !byLabel.some(({ at, to }) => at <= one.at && to > one.to));
  const named = kept.filter(({ id }) => id !== "glasgow" || kept.length === 1);
  const inOrder = (list: readonly { id: string; at: number }[]) =>
    [...list].sort((a, b) => a.at - b.at);
  // A measure that is a calculator too (PaO₂/FiO₂) is a value of the score that is named.
  const [first] = [...inOrder(named), ...inOrder(byLabel)];
  if (!first) return null;
  // A question on another score may still name one of ours elsewhere.
  if (others && first.at >= others.index && first.at < others.index + others[0].length) return null;
  return findById(first.id);
}
