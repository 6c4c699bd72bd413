// "Glasgow 6", "CURB-65 à 3", "DFG 35": the clinician already has the result and asks about
// something else. Only a total right after the name is a result: "Cockcroft 82 ans" begins with a
// value, "Glasgow 2+3+5" lists the parts.
import { fold } from "#platform/search/normalise.ts";

const TOTAL =
  /\b(?:glasgow|gcs|cha2?ds2?-?va|curb ?-?65|curb(?! ?-?65)|heart|sofa|apache ?-?(?:ii|2)\b|apache(?! ?-?(?:ii|2)\b)|wells(?: simplifie)?|dfge?|egfr|ckd[ -]?epi 2021|ckd[ -]?epi(?! 2021)|qtc)(?: score)? ?(?:a|at|est a|est de|de|of|is|=|:|<|>|<=|>=|≤|≥|inferieur a|superieur a)? ?\d{1,3}(?![\d.,+/]|\s*(?:\+|\/|ans?\b|a\b|kg|cm|m\b|mois|mg|µ|u?mol|years?|yo\b|anos|bpm|g\b|[evmy] ?\d))/;

/** True when the question quotes the result of the score, with at most one value beside it. */
export const quotesTotal = (question: string, values: number): boolean =>
  values <= 1 && TOTAL.test(fold(question));
