// A question read once: which of its words name a subject, which only ask, and which were misspelt.
import { allowedSlips } from "#platform/search/edit-distance.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import { type Intent, readIntent } from "./intent.ts";
import type { LibraryIndex } from "./library-index.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { terms } from "./terms.ts";

/** Longer questions are cut: a clinical case fits, a pasted article does not slow the server down. */
const LONGEST = 160;

export interface Word {
  /** Stem, corrected when misspelt. */
  stem: string;
  /** The folded word as typed. */
  typed: string;
  /** Place in the question. */
  at: number;
  /** 0 when written as known; a half for a word typed by ear. */
  slips: number;
  /** False: neither the library nor the list of conditions holds anything close. */
  known: boolean;
  common: boolean;
}

export interface Question extends Intent {
  /** Words that may name the subject, in order, each stem once. */
  content: Word[];
}

export function readQuestion(text: string, index: LibraryIndex): Question {
  const all = terms(text).slice(0, LONGEST);
  const intent = readIntent(all.map((term) => term.stem));
  const content: Word[] = [];
  const seen = new Set<string>();
  all.forEach(({ word, stem }, at) => {
    if (intent.spent.has(at) || STOP_WORDS.has(stem) || QUALIFIERS.has(stem)) return;
    if (/^\d+$/.test(stem) || (stem.length === 1 && !index.topical.has(stem))) return;
    const read = recognise(word, stem, index);
    if (STOP_WORDS.has(read.stem) || QUALIFIERS.has(read.stem) || seen.has(read.stem)) return;
    seen.add(read.stem);
    content.push({ ...read, typed: word, at, common: COMMON_WORDS.has(read.stem) });
  });
  return { ...intent, content };
}

function recognise(typed: string, stem: string, index: LibraryIndex): Pick<Word, "stem" | "slips" | "known"> {
  if (index.topical.has(stem)) return { stem, slips: 0, known: true };
  const sound = stem.length >= 4 ? index.bySound.get(soundKey(stem)) : undefined;
  if (COMMON_WORDS.has(stem)) return { stem: sound ?? stem, slips: 0, known: true };
  if (index.postings.has(stem)) return { stem, slips: 0, known: true };
  if (sound && Math.abs(sound.length - stem.length) <= 3) return { stem: sound, slips: 0.5, known: true };
  const slips = allowedSlips(typed.length);
  const near = slips > 0 ? index.nearestTopical.find(stem, slips) : null;
  if (near && near.word.length > 3) return { stem: near.word, slips: near.slips, known: true };
  // A slip in an ordinary word of the text is forgiven once, in long words only: it never decides the subject.
  const other = typed.length >= 8 ? index.nearestOther.find(stem, 1) : null;
  if (other) return { stem: other.word, slips: 1, known: true };
  return { stem, slips: 0, known: false };
}
