// French numbers in words, beside a unit only: "soixante-dix ans" is 70 ans, while "un seul critère" keeps its word.
import { NUMBER_WORDS } from "../domain/prose/number-words.ts";

const WORD = Object.keys(NUMBER_WORDS)
  .sort((a, b) => b.length - a.length)
  .join("|");
const SPELLED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${WORD})(?:[ -](?:et[ -])?(?:${WORD}))*(?: virgule (?:${WORD})(?:[ -](?:${WORD}))*)?(?=\s+(?:ans|kilos?|kilogrammes?|kg|centim|cm|mètres?|micro|milli|µmol|umol|mmol|mg|grammes?|battements|cycles|pour cent|%|par minute|degrés))`,
  "giu",
);

/** 4 × 20 + 10, 100 + 20… as French counts; null when the words are no number. */
function count(spelled: string): number | null {
  let total = 0;
  for (const word of spelled.toLowerCase().split(/[ -]/)) {
    if (word === "et") continue;
    const value = NUMBER_WORDS[word];
    if (value === undefined) return null;
    const multiplies = (value === 20 && total === 4) || (value === 100 && total > 0 && total < 10);
    total = multiplies ? total * value : total + value;
  }
  return total;
}

/** The text with its spelled numbers in figures. */
export function inFigures(text: string): string {
  return text.replace(SPELLED, (spelled) => {
    const [whole = "", decimals] = spelled.split(/ virgule /i);
    const value = count(whole);
    const after = decimals === undefined ? null : count(decimals);
    if (value === null || (decimals !== undefined && after === null)) return spelled;
    return after === null ? String(value) : `${value},${after}`;
  });
}
