// The other ways to write a question: short forms opened, usual names in the words of the CIM-10.
import { fold } from "#platform/search/normalise.ts";
import { inPlainWords } from "./learned-words.ts";
import { contentWords, respelt, tokenOf } from "./tokens.ts";

export interface Wording {
  text: string;
  /** 1 for what was typed. */
  trust: number;
}

/** Meanings by short form, folded. */
export type Abbreviations = ReadonlyMap<string, readonly string[]>;

interface Phrase {
  tokens: readonly string[];
  to: readonly string[];
}

/** What a short form opens is believed a little less than what was written. */
const OPENED = 0.96;
const RENAMED = 0.99;
/** What the parts of a learned word say is less than what it is used for. */
const TAKEN_APART = 0.85;
/** Each further meaning is rarer than the one before. */
const NEXT = 0.03;
const MOST = 14;
const MEANINGS = 4;

const wordsOf = (text: string) => contentWords(respelt(fold(text)));

/** Phrases by their first token, the longest first. */
export type Phrases = ReadonlyMap<string, readonly Phrase[]>;

/** Forms, and the words of the classification for them: the commonest reading first. */
export type WordingRow = readonly [forms: readonly string[], wordings: readonly string[]];

export function phrasesOf(rows: readonly WordingRow[]): Phrases {
  const phrases = new Map<string, Phrase[]>();
  for (const [forms, to] of rows) {
    for (const form of forms) {
      const tokens = wordsOf(form).map(tokenOf);
      const [first] = tokens;
      if (first === undefined) continue;
      const known = phrases.get(first) ?? [];
      known.push({ tokens, to });
      phrases.set(
        first,
        known.sort((a, b) => b.tokens.length - a.tokens.length),
      );
    }
  }
  return phrases;
}

const fits = (tokens: readonly string[], at: number, phrase: Phrase) =>
  phrase.tokens.every((token, index) => tokens[at + index] === token);

const longest = (tokens: readonly string[], at: number, phrases: Phrases) =>
  phrases.get(tokens[at] as string)?.find((one) => fits(tokens, at, one));

/** Whether a phrase begins inside this one and goes beyond it: either may be the one that was meant. */
const isStraddled = (tokens: readonly string[], at: number, phrase: Phrase, phrases: Phrases) =>
  phrase.tokens.some((_, inner) => {
    const other = inner === 0 ? undefined : longest(tokens, at + inner, phrases);
    return other !== undefined && inner + other.tokens.length > phrase.tokens.length;
  });

/** What is written for a phrase, of how many words; the last reading where it has none of this rank. */
function readingOf(phrase: Phrase | undefined, rank: number) {
  if (!phrase) return { to: undefined, length: 1, differs: false };
  const { to, tokens } = phrase;
  return {
    to: to[Math.min(rank, to.length - 1)],
    length: tokens.length,
    differs: rank < to.length,
  };
}

/**
 * The question with its usual names replaced by their reading of this rank; null when none has it.
 * `later`: of two phrases that overlap, the second.
 */
function inOtherWords(
  typed: readonly string[],
  phrases: Phrases,
  rank: number,
  later: boolean,
): string | null {
  const tokens = typed.map(tokenOf);
  const parts: string[] = [];
  let [changed, put] = [false, false];
  for (let at = 0; at < typed.length; ) {
    const found = longest(tokens, at, phrases);
    const left = later && found !== undefined && isStraddled(tokens, at, found, phrases);
    put ||= left;
    const { to, length, differs } = readingOf(left ? undefined : found, rank);
    changed ||= differs;
    parts.push(to ?? (typed[at] as string));
    at += length;
  }
  return changed && (!later || put) ? parts.join(" ") : null;
}

const READINGS = 3;

/** The question with its usual names replaced, once for each reading; nothing when it has none. */
function renamed(question: string, phrases: Phrases): string[] {
  const typed = wordsOf(question);
  const readings: string[] = [];
  for (let rank = 0; rank < READINGS; rank++) {
    const reading = inOtherWords(typed, phrases, rank, false);
    if (reading === null) break;
    readings.push(reading);
  }
  const other = inOtherWords(typed, phrases, 0, true);
  return other === null ? readings : [other, ...readings];
}

/** The question with one of its short forms opened. */
function opened(question: string, abbreviations: Abbreviations): Wording[] {
  const typed = fold(question).split(/[\s,;()]+/);
  return typed.flatMap((word, at) =>
    (abbreviations.get(word) ?? []).slice(0, MEANINGS).map((meaning, rank) => ({
      text: [...typed.slice(0, at), meaning, ...typed.slice(at + 1)].join(" "),
      trust: OPENED - rank * NEXT,
    })),
  );
}

/** All wordings of a question, what was typed first. */
export function wordings(
  question: string,
  abbreviations: Abbreviations,
  phrases: Phrases,
): Wording[] {
  const written = [{ text: question, trust: 1 }, ...opened(question, abbreviations)];
  const all = written.flatMap(({ text, trust }) => [
    { text, trust },
    ...renamed(text, phrases).map((other, rank) => ({
      text: other,
      trust: trust * RENAMED - rank * NEXT,
    })),
  ]);
  const plain = inPlainWords(wordsOf(question));
  if (plain !== null) all.push({ text: plain, trust: TAKEN_APART });
  const known = new Map<string, Wording>();
  for (const one of all) if (!known.has(one.text)) known.set(one.text, one);
  return [...known.values()].slice(0, MOST);
}
