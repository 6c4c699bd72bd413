// Words of long-term care: the sheets of an attack, a crisis or a decompensation do not answer a
// question about the disease between two of them. Sheets, then the words; words of the acute give
// the question back to the sheet.
import { stems } from "#platform/search/normalise.ts";
import { ACUTE, LONG_TERM } from "./long-term-words.ts";

const WORDS = new Map<string, string[][]>();
for (const row of LONG_TERM.trim().split("\n")) {
  const [sheets = "", ...phrases] = row.split("|").map((cell) => cell.trim());
  for (const sheet of sheets.split(" "))
    WORDS.set(sheet, [...(WORDS.get(sheet) ?? []), ...phrases.map((phrase) => stems(phrase))]);
}

/**
 * True when the question, in stems, is about living with the disease and the sheet about an attack
 * of it.
 */
export function isLongTerm(sheet: string, said: ReadonlySet<string>): boolean {
  if (ACUTE.some((s) => said.has(s))) return false;
  return (WORDS.get(sheet) ?? []).some((phrase) => phrase.every((s) => said.has(s)));
}
