// Rewrites what was typed into the words the sheets use: short forms, trade names, foreign words.
// The longest phrase wins, and a word that already names something in the library is left as it is
// unless it is part of a longer phrase.
import { stem, stems, words } from "#platform/search/normalise.ts";
import { STOP_WORDS } from "../stop-words.ts";
import type { Term } from "../terms.ts";
import { GRAMMAR } from "./grammar.ts";
import { ALWAYS, TABLES } from "./phrases.ts";
import { PLAIN_WORDS } from "./plain-words.ts";

/** What is looked for in the typed words. */
export interface Phrase {
  from: readonly string[];
  /** Grammar may stand between its words. */
  loose: boolean;
}

interface Entry extends Phrase {
  /** As the table writes it. */
  form: string;
  to: readonly Term[];
  always: boolean;
}

const asTerms = (text: string): Term[] => words(text).map((word) => ({ word, stem: stem(word) }));

/** The words of a phrase that tell it; all of them when a single one would remain ("a bu"). */
export function telling(form: string): Phrase {
  const all = stems(form);
  const kept = all.filter((s) => !GRAMMAR.has(s));
  return kept.length > 1 ? { from: kept, loose: true } : { from: all, loose: false };
}

const ENTRIES: readonly Entry[] = TABLES.flatMap((table) =>
  table
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [left = "", right = ""] = row.split(" > ");
      const to = asTerms(right);
      return left.split("|").map((form) => ({
        ...telling(form),
        form: form.trim(),
        to,
        always: ALWAYS.includes(table),
      }));
    }),
);

const byFirst = new Map<string, Entry[]>();
for (const entry of ENTRIES) {
  const [first] = entry.from;
  if (first === undefined) continue;
  const list = byFirst.get(first) ?? [];
  list.push(entry);
  byFirst.set(first, list);
}
for (const list of byFirst.values()) list.sort((a, b) => b.from.length - a.from.length);

/** A word that a table writes otherwise is one of its own, no slip of another: "hypota". */
export const isRewritten = (stem: string): boolean =>
  byFirst.get(stem)?.some(({ from }) => from.length === 1) === true;

/**
 * How many typed words from there on say the phrase, grammar between its words skipped; 0 when they
 * do not.
 */
export function spoken({ from, loose }: Phrase, typed: readonly Term[], at: number): number {
  let next = at;
  for (const s of from) {
    while (loose && next > at && typed[next]?.stem !== s && GRAMMAR.has(typed[next]?.stem ?? ""))
      next++;
    if (typed[next]?.stem !== s) return 0;
    next++;
  }
  return next - at;
}

/** "Feeding well" has the stem of Wells: a word of everyday speech is read as it is written. */
const isEveryday = ({ from: [stem = "", ...others], form }: Entry, said: Term | undefined) =>
  others.length === 0 && (STOP_WORDS.has(stem) || PLAIN_WORDS.has(stem)) && said?.word !== form;

/** Some typed words in a row, and the sheets' words for them; null when no table has them. */
export interface Reading {
  typed: readonly Term[];
  meant: readonly Term[] | null;
}

/** The typed words one after the other, those of a phrase together. `kept`: left as they are typed. */
export function readings(
  typed: readonly Term[],
  kept: (stem: string) => boolean = () => false,
): Reading[] {
  const read: Reading[] = [];
  for (let at = 0; at < typed.length; ) {
    let length = 0;
    const found = byFirst.get(typed[at]?.stem ?? "")?.find((entry) => {
      length = isEveryday(entry, typed[at]) ? 0 : spoken(entry, typed, at);
      return length > 0;
    });
    const taken = found && (found.always || found.from.length > 1 || !kept(found.from[0] ?? ""));
    const count = taken ? length : 1;
    read.push({ typed: typed.slice(at, at + count), meant: taken ? found.to : null });
    at += count;
  }
  return read;
}

/**
 * The typed words, in the words of the sheets. `names` tells the words that already name a sheet or
 * a drug.
 */
export const expand = (typed: readonly Term[], names: (stem: string) => boolean): Term[] =>
  readings(typed, names).flatMap(({ typed: own, meant }) => meant ?? own);
