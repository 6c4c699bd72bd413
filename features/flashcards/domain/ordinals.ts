// Which cards a note gives.
import { type Numbered, numbersOf } from "./occlusion.ts";
import type { NoteKind } from "./wire-note.ts";

interface Content {
  kind: NoteKind;
  question: string;
  occlusion: { image: string; masks: readonly Numbered[]; hideAll: boolean } | null;
}

/**
 * Numbers of the gaps of a cloze text, ascending. {{c1,2::…}} (one gap asked by two cards) counts
 * for both.
 */
export function clozeNumbers(html: string): number[] {
  const found = new Set<number>();
  for (const [, numbers = ""] of html.matchAll(/\{\{c([\d,]{1,2000})::/g))
    for (const part of numbers.split(",")) {
      const number = Number(part);
      if (number >= 1 && number <= 500) found.add(number);
    }
  return [...found].sort((a, b) => a - b);
}

/** Ordinals of the cards that a note of this kind gives. */
export function ordinalsOf(note: Content): number[] {
  if (note.kind === "reversed") return [0, 1];
  if (note.kind === "cloze") return clozeNumbers(note.question).map((number) => number - 1);
  if (note.kind === "occlusion") {
    const groups = new Set(note.occlusion?.masks.flatMap(numbersOf).filter((group) => group > 0));
    return [...groups].sort((a, b) => a - b).map((group) => group - 1);
  }
  return [0];
}
