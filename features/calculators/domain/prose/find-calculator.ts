// Which of the calculators a question names. A Glasgow score inside a SOFA question is a value, not the calculator.
import type { Calculator } from "../calculator.ts";
import { findById } from "../catalogue.ts";
import { foldText } from "./folded-text.ts";

const NAMES: readonly (readonly [id: string, pattern: RegExp])[] = [
  ["apache-ii", /\bapache(?: ?-?(?:ii|2)\b)?(?! ?-?(?:iii|iv|3|4)\b)/],
  ["sofa", /(?<![a-z]|q-)sofa\b/],
  ["wells-pe", /\bwells\b/],
  ["ckd-epi-2021", /\bckd[ -]?epi\b|\b(?:dfge?|egfr)\b|debit de filtration/],
  ["cockcroft-gault", /\bcoc?k?c?roft\b|\bcockro?ft\b|clairance (?:de la |a la )?creat/],
  ["cha2ds2-va", /\bcha2?ds2? ?-?va\b(?!sc)|\bchads ?-?va\b(?!sc)/],
  ["curb-65", /\bcurb ?-?65\b|\bcurb\b/],
  ["heart", /\b(?:score|calcul\w*|le|un|du|de)? ?\bheart\b(?! ?rate)/],
  ["qtc", /\bqt ?c\b|\bqt corrige\b|\b(?:bazet+|frid[ei]r[ie]+cia|rautaharju|hodges)\b/],
  ["glasgow", /\bglasgow\b(?! ?-? ?blatch)|\bgcs\b/],
];
/** Scores that resemble one of ours and are others: their name is never answered with ours. */
const OTHERS =
  /\bq ?-?sofa\b|\bcha2?ds2? ?-?vasc\b|\bchads2\b(?!-?va)|\bcrb ?-?65\b|blatchford|\bapache ?-?(?:iii|iv|3|4)\b/;

/** The calculator named first, or null. */
export function findCalculator(question: string): Calculator | null {
  const { folded } = foldText(question);
  const found = NAMES.flatMap(([id, pattern]) => {
    const match = pattern.exec(folded);
    return match ? [{ id, at: match.index }] : [];
  });
  // Wells has another score, for deep vein thrombosis: this one is meant when the question speaks of embolism, or of nothing.
  const leg =
    /\bwells\b/.test(folded) && /\b(?:tvp|phlebite|thrombose veineuse)/.test(folded) && !/\bep\b|embolie/.test(folded);
  if (leg) return null;
  const others = OTHERS.exec(folded);
  const named = found.filter(({ id }) => id !== "glasgow" || found.length === 1);
  const [first] = named.sort((a, b) => a.at - b.at);
  if (!first) return null;
  // A question on another score may still name one of ours elsewhere.
  if (others && first.at >= others.index && first.at < others.index + others[0].length) return null;
  return findById(first.id);
}
