// "25 % de 2e degré + 10 % de 3e": the deep parts of a burn are added; the first degree does not count.
import type { Calculator } from "../calculator.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { ReadValue } from "./read-value.ts";

const PART =
  /(\d{1,2}(?:[.,]\d)?) ?%[^,;.+%]{0,24}?(?<![a-z0-9])(1|2|3|premier|deuxieme|second|troisieme|i{1,3})(?:er|e|eme|nd|rd)? ?degre/g;
const FIRST: ReadonlySet<string> = new Set(["1", "premier", "i"]);

/** Nothing when one part only is told: it is read as every number. */
export function readBurntParts(
  { inputs }: Calculator,
  text: FoldedText,
  values: Record<string, ReadValue>,
  take: (from: number, to: number) => void,
) {
  if (!inputs.burnt) return;
  const parts = [...text.folded.matchAll(PART)];
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last || parts.length < 2) return;
  const deep = parts.filter(({ 2: degree = "" }) => !FIRST.has(degree));
  const value = deep.reduce((sum, [, part = ""]) => sum + Number(part.replace(",", ".")), 0);
  const [from, to] = [first.index, last.index + last[0].length];
  values.burnt = { given: { value, unit: "%" }, words: wordsAt(text, from, to) };
  take(from, to);
}
