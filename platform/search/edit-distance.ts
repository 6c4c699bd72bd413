/**
 * How many slips a word of that length may hold. Three letters or fewer: none, "EP" and "AP" are
 * two worlds.
 */
export function allowedSlips(length: number): 0 | 1 | 2 {
  if (length <= 4) return 0;
  return length <= 7 ? 1 : 2;
}

/** Whether the two letters that end here are the same in the other order. */
const isSwap = (a: string, b: string, row: number, column: number): boolean =>
  row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];

/**
 * Damerau-Levenshtein distance (optimal string alignment: insertion, deletion, replacement, swap of
 * neighbours), or `limit + 1` as soon as it must exceed `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      let value = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      );
      if (isSwap(a, b, row, column)) value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

/** Finds the nearest known word of a fixed vocabulary; built once, asked often. */
export class NearestWord {
  // One class and not a function: the vocabulary is sorted by length once, a query then reads a few
  // lengths only.
  readonly #byLength = new Map<number, { word: string; letters: number }[]>();

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary) {
      const list = this.#byLength.get(word.length) ?? [];
      list.push({ word, letters: letterSet(word) });
      this.#byLength.set(word.length, list);
    }
  }

  /**
   * The nearest word within `limit` slips, or null; at equal distance the one with the same first
   * letter wins.
   */
  find(typed: string, limit: number): { word: string; slips: number } | null {
    const letters = letterSet(typed);
    let found: { word: string; slips: number } | null = null;
    for (let length = typed.length - limit; length <= typed.length + limit; length++) {
      for (const entry of this.#byLength.get(length) ?? []) {
        if (bits(entry.letters ^ letters) > 2 * limit) continue;
        const slips = editDistance(typed, entry.word, found ? Math.min(limit, found.slips) : limit);
        if (slips > limit || (found && slips > found.slips)) continue;
        if (
          !found ||
          slips < found.slips ||
          (entry.word[0] === typed[0] && found.word[0] !== typed[0])
        )
          found = { word: entry.word, slips };
      }
    }
    return found;
  }
}

function letterSet(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index++) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

function bits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}
