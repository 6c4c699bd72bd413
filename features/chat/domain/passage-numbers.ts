// The two numberings of a model's answer. A model is given numbered passages and cites some of
// them, in any order; a reader meets 1, 2, 3… in the order of the text. A number is given to a
// source when it first appears, and never changes.
import type { Passage } from "#platform/ai/toolbox.ts";
import { sourceOf } from "./answer-parts.ts";
import type { Source } from "./message.ts";

export interface PassageNumbers {
  /** The number under which the model is told a passage; the same passage keeps it. */
  give(passage: Passage): number;
  /** Passages by the number that the model was told. */
  readonly given: ReadonlyMap<number, Passage>;
  /** Whether the model's number opens something. */
  opens(n: number): boolean;
  /** The reader's number for the model's: the next one at its first appearance. */
  show(n: number): number;
  /** Passages by the number that the reader sees. */
  readonly shown: ReadonlyMap<number, Passage>;
  /** What the reader's numbers open, in order. */
  sources(): Source[];
}

/**
 * `held`: the sources of an answer that is gone on with. The model reads its own words again, with
 * the numbers that the reader saw: for these passages both numberings are the same.
 */
export function passageNumbers(held: readonly Source[]): PassageNumbers {
  const numbers = new Map(held.map(({ id, n }) => [id, n]));
  const shownAs = new Map(held.map(({ n }) => [n, n]));
  const sources = new Map(held.map((source) => [source.n, source]));
  const given = new Map<number, Passage>();
  const shown = new Map<number, Passage>();
  const highest = Math.max(0, ...shownAs.keys());
  let lastGiven = highest;
  let lastShown = highest;
  return {
    given,
    shown,
    give(passage) {
      const n = numbers.get(passage.id) ?? ++lastGiven;
      numbers.set(passage.id, n);
      given.set(n, passage);
      const place = shownAs.get(n);
      if (place !== undefined) shown.set(place, passage);
      return n;
    },
    opens: (n) => given.has(n) || shownAs.has(n),
    show(n) {
      const known = shownAs.get(n);
      if (known !== undefined) return known;
      const passage = given.get(n);
      if (!passage) throw new Error(`no passage was given the number ${n}`);
      const place = ++lastShown;
      shownAs.set(n, place);
      shown.set(place, passage);
      sources.set(place, sourceOf(passage, place));
      return place;
    },
    sources: () => [...sources.values()].sort((a, b) => a.n - b.n),
  };
}

/**
 * Sources of a text that comes under another, whose own stand first: a passage that has a number
 * keeps it, the others follow. `renumber` writes the text with them.
 */
export function sourcesUnder(held: readonly Source[], added: readonly Source[]) {
  const numbers = new Map(held.map(({ id, n }) => [id, n]));
  const sources = [...held];
  const places = new Map<number, number>();
  let last = Math.max(0, ...numbers.values());
  for (const source of added) {
    const known = numbers.get(source.id);
    const n = known ?? ++last;
    places.set(source.n, n);
    numbers.set(source.id, n);
    if (known === undefined) sources.push({ ...source, n });
  }
  const renumber = (text: string) =>
    text.replace(
      /(?<!\\)\[(\d{1,3})\]/gu,
      (mark, n: string) => `[${places.get(Number(n)) ?? mark.slice(1, -1)}]`,
    );
  return { sources, renumber };
}
