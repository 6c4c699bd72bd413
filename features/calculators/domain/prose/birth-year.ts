// "45 ans, née en 1950": an age that the year of birth contradicts is not believed.
import type { Calculator } from "../calculator.ts";
import { readInput } from "../read-input.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

const BORN =
  /(?<![a-z])(?:nee?s?|ddn|date de naissance|born|dob|date of birth|nacid[oa]s?|fecha de nacimiento)(?: (?:le|en|in|on|el))? ?:? ?(?:\d{1,2}[/. -]\d{1,2}[/. -])?((?:19|20)\d\d)(?!\d)/;

/** Takes the age out of `values` when it is not that of the year of birth. */
export function contradictedByBirth(
  { inputs }: Calculator,
  text: FoldedText,
  values: Record<string, ReadValue>,
  thisYear = new Date().getFullYear(),
): UnreadValue[] {
  const born = BORN.exec(text.folded);
  const { age } = values;
  if (!born || !age || inputs.age?.kind !== "number") return [];
  const read = readInput(inputs.age, age.given, "announced");
  if (!read.ok || typeof read.entry.value !== "number") return [];
  const since = thisYear - Number(born[1]);
  if (Math.floor(read.entry.value) === since || Math.floor(read.entry.value) === since - 1)
    return [];
  delete values.age;
  const words = wordsAt(text, born.index, born.index + born[0].length);
  return [{ name: "age", words: `${age.words} · ${words}`, code: "conflict" }];
}
