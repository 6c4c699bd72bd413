// The words a search looks for, and the part of a text that holds them, cut into plain and marked
// parts: data, never HTML.
import { fold, stem, words } from "#platform/search/normalise.ts";

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

const LONGEST = 180;
const BEFORE = 60;
const MOST_WORDS = 12;

/** Words of what was typed, accents and signs gone; at most twelve. */
export const searchWords = (typed: string): string[] =>
  words(typed)
    .map((word) => word.replace(/[^a-z0-9]/gu, ""))
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);

/** The same word but for its ending; the last word typed may be unfinished. */
function sameWord(word: string, wanted: string, unfinished: boolean): boolean {
  if (word === wanted || stem(word) === stem(wanted)) return true;
  if (unfinished && word.startsWith(wanted)) return true;
  // Endings that the database's French stemmer cuts and ours keeps: "thrombolyser", "thrombolyse".
  let shared = 0;
  while (shared < word.length && word[shared] === wanted[shared]) shared += 1;
  return shared >= 6 && shared >= Math.max(word.length, wanted.length) - 3;
}

/** Where an excerpt around the place `first` begins and ends, between words. */
function edges(line: string, first: number): { from: number; to: number } {
  const spaced = first <= BEFORE ? 0 : line.indexOf(" ", first - BEFORE) + 1;
  const from = Math.min(spaced, first);
  const to = Math.min(line.length, from + LONGEST);
  if (to === line.length) return { from, to };
  const space = line.lastIndexOf(" ", to);
  return { from, to: space > first ? space : to };
}

/**
 * The excerpt of `text` around the first place that holds the words looked for, or its beginning.
 */
export function excerpt(text: string, wanted: readonly string[]): ExcerptPart[] {
  const line = text.replace(/\s+/gu, " ").trim();
  const marks: { from: number; to: number }[] = [];
  for (const match of line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = fold(match[0]);
    if (wanted.some((one, index) => sameWord(word, one, index === wanted.length - 1)))
      marks.push({ from: match.index, to: match.index + match[0].length });
    if (marks.length > 0 && match.index > (marks[0]?.from ?? 0) + LONGEST) break;
  }
  const { from, to } = edges(line, marks[0]?.from ?? 0);
  const parts: ExcerptPart[] = [];
  const add = (part: string, marked: boolean) => {
    if (part !== "") parts.push({ text: part, marked });
  };
  let at = from;
  add(from > 0 ? "… " : "", false);
  for (const mark of marks.filter((one) => one.from >= from && one.to <= to)) {
    add(line.slice(at, mark.from), false);
    add(line.slice(mark.from, mark.to), true);
    at = mark.to;
  }
  add(line.slice(at, to), false);
  add(to < line.length ? " …" : "", false);
  return parts;
}
