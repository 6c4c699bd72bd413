// Words that dose something. A shipped checklist holds none; one that a person writes is told to
// whoever reads it.
const FIGURE =
  "\\d+(?:[.,]\\d+)?|½|¼|\\b(?:une?|deux|trois|quatre|cinq|six|huit|dix|vingt|cent|mille|demi-?)";
const UNIT = [
  "[mµμnk]?g|mcg|ug|[mcdµ]?[lL]|UI|U|IU|mmol|µmol|mEq|mosm|[jJ]",
  "(?:milli|micro|nano)?grammes?|(?:milli|centi|déci)?litres?|unités|joules?",
  "bouffées?|gouttes?|comprimés?|ampoules?|seringues?|flacons?|poches?",
].join("|");
/** "10 mg", "0,5mL/kg", "une ampoule", "10 à 15 L/min". */
const DOSE = new RegExp(`(?:${FIGURE})[\\s\\u00a0\\u202f-]*(?:${UNIT})(?![\\p{L}\\d])`, "iu");

export function ownDose(text: string): string | null {
  return DOSE.exec(text)?.[0] ?? null;
}
