// "Hyponatrémie" beside a sodium of 148: a word that tells on which side of the normal a measure is,
// and a number on the other. Neither is believed.
import type { Calculator } from "../calculator.ts";
import { readInput } from "../read-input.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { Mention } from "./mentions.ts";
import { isNegated } from "./negation.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

const LOW = /^h[yi]po(?=[a-z])/;
const HIGH = /^h[yi]per(?=[a-z])/;

/** Takes what is contradicted out of `values`. */
export function contradictedByName(
  calculator: Calculator,
  text: FoldedText,
  mentions: readonly Mention[],
  values: Record<string, ReadValue>,
): UnreadValue[] {
  return mentions.flatMap((mention): UnreadValue[] => {
    const { name, kind, from, to } = mention;
    const [input, value] = [calculator.inputs[name], values[name]];
    if (kind !== "number" || input?.kind !== "number" || !input.normal || !value) return [];
    const spelled = text.folded.slice(from, to);
    const words = wordsAt(text, from, to);
    // "Hyponatrémie à 136": the word is its name.
    if (value.words.startsWith(words) || isNegated(text.folded, mention)) return [];
    const read = readInput(input, value.given, "announced");
    if (!read.ok || typeof read.entry.value !== "number") return [];
    const { min, max } = input.normal;
    const other =
      (LOW.test(spelled) && read.entry.value > min) ||
      (HIGH.test(spelled) && read.entry.value < max);
    if (!other) return [];
    delete values[name];
    return [{ name, words: `${value.words} · ${words}`, code: "conflict" }];
  });
}
