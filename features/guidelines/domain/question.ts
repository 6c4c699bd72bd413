// A question read once: which of its words name a subject, which only ask, and which were misspelt.
import { allowedSlips } from "#platform/search/edit-distance.ts";
import { fold, stem as stemOf } from "#platform/search/normalise.ts";
import { soundKey } from "#platform/search/phonetic.ts";
import { type Intent, readIntent } from "./intent.ts";
import type { LibraryIndex } from "./library-index.ts";
import { isFinding, nearestFinding } from "./rank-presentations.ts";
import { isCutShort, isDerived, isHeardAs } from "./register/slips.ts";
import { readSigns } from "./signs-said.ts";
import { COMMON_WORDS, QUALIFIERS, STOP_WORDS } from "./stop-words.ts";
import { type Term, terms } from "./terms.ts";
import { disambiguate } from "./vocabulary/ambiguous.ts";
import { ANY, OF_SOMETHING, WITHOUT } from "./vocabulary/denials.ts";
import { expand } from "./vocabulary/expand.ts";
import { readLabValues } from "./vocabulary/lab-values.ts";
import { PLAIN_WORDS } from "./vocabulary/plain-words.ts";

/**
 * Longer questions are cut: a clinical case fits, a pasted article does not slow the server down.
 */
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
  /** Of what the person lives with, or takes: no part of what happens now. */
  aside?: true;
}

export interface Question extends Intent {
  /** Words that may name the subject, in order, each stem once. */
  content: Word[];
  /** Every stem of the question, corrected, and what its values say ("kaliemiehaute"). */
  said: ReadonlySet<string>;
  /** What its values say, alone. */
  values: readonly string[];
  /** Stems that only name what was measured. */
  measured: ReadonlySet<string>;
  /** Classes of signs, and the stems that told each. */
  signs: ReadonlyMap<string, readonly string[]>;
}

export function readQuestion(text: string, index: LibraryIndex): Question {
  const names = (s: string) => index.topical.has(s);
  const all = expand(disambiguate(terms(text).slice(0, LONGEST)), names);
  const { said: values, measured } = readLabValues(fold(text).slice(0, LONGEST * 12));
  const intent = readIntent(all.map((term) => term.stem));
  const denied = deniedWords(all);
  const content: Word[] = [];
  const seen = new Set<string>();
  all.forEach(({ word, stem }, at) => {
    if (intent.spent.has(at) || denied.has(at) || STOP_WORDS.has(stem) || QUALIFIERS.has(stem))
      return;
    if (/^\d+$/.test(stem) || (stem.length === 1 && !index.topical.has(stem))) return;
    // An everyday word that no sheet uses tells nothing, neither for a subject nor against it.
    const plain = PLAIN_WORDS.has(stem) && !index.topical.has(stem) && !isFinding(stem);
    if (plain && !index.postings.has(stem)) return;
    const read = plain ? { stem, slips: 0, known: true } : recognise(word, stem, index);
    // "x2", "H3", "15mg": a quantity, not a word that the library ought to hold.
    if (!read.known && /^(?:[a-z]\d{1,3}|\d+[a-z]{1,5}\d?)$/.test(word)) return;
    if (STOP_WORDS.has(read.stem) || QUALIFIERS.has(read.stem) || seen.has(read.stem)) return;
    seen.add(read.stem);
    content.push({ ...read, typed: word, at, common: plain || COMMON_WORDS.has(read.stem) });
  });
  const said = new Set([
    ...all.flatMap((term, at) => (denied.has(at) ? [] : term.stem)),
    ...content.map((word) => word.stem),
    ...values.map(stemOf),
  ]);
  const signs = new Map(readSigns(fold(text)));
  // A temperature is a fever, in figures or in words.
  if (values.includes("fievre") && !signs.has("FIEVRE")) signs.set("FIEVRE", ["fievr"]);
  const adult = intent.population === null || intent.population === "adult";
  const population = adult && signs.has("GESTATION") ? "pregnant" : intent.population;
  return { ...intent, population, content, said, values, measured, signs };
}

function recognise(
  typed: string,
  stem: string,
  index: LibraryIndex,
): Pick<Word, "stem" | "slips" | "known"> {
  if (index.topical.has(stem)) return { stem, slips: 0, known: true };
  const isOwn = isCutShort(typed, stem);
  const sound = isOwn ? undefined : heard(stem, index);
  if (COMMON_WORDS.has(stem)) return { stem: sound ?? stem, slips: 0, known: true };
  if (index.postings.has(stem) || isFinding(stem)) return { stem, slips: 0, known: true };
  // Abbreviations are read, not heard: "pisse" is not "HPPI".
  if (sound && sound.length >= 5) return { stem: sound, slips: 0.5, known: true };
  // A short stem has too many neighbours: "grille" is not the flu.
  const slips = stem.length < 5 || isOwn ? 0 : allowedSlips(typed.length);
  const near = slips > 0 ? sameStart(stem, index.nearestTopical.find(stem, slips)) : null;
  const finding =
    slips > 0
      ? sameStart(stem, nearestFinding(stem, near ? Math.min(slips, near.slips - 1) : slips))
      : null;
  if (finding) return { stem: finding.word, slips: finding.slips, known: true };
  if (near && near.word.length > 3) return { stem: near.word, slips: near.slips, known: true };
  // A slip in an ordinary word of the text is forgiven once, in long words only: it never decides
  // the subject.
  const other =
    typed.length >= 8 && !isOwn ? sameStart(stem, index.nearestOther.find(stem, 1)) : null;
  if (other) return { stem: other.word, slips: 1, known: true };
  return { stem, slips: 0, known: false };
}

/** The known word that sounds like this one. */
function heard(stem: string, index: LibraryIndex): string | undefined {
  const word = stem.length < 4 ? undefined : index.bySound.get(soundKey(stem));
  return word !== undefined && isHeardAs(stem, word) ? word : undefined;
}

/**
 * Nobody mistypes the beginning of a word: "target systolic" is no asystole. Two letters for a
 * correction of two slips.
 */
function sameStart<Near extends { word: string; slips: number }>(
  stem: string,
  near: Near | null,
): Near | null {
  if (!near || isDerived(stem, near.word)) return null;
  const [a = "", b = ""] = stem;
  const same = near.word[0] === a && (near.slips < 2 || near.word[1] === b || near.word[2] === b);
  const swapped = near.word[0] === b && near.word[1] === a;
  return same || swapped || near.word === stem.slice(1) || near.word.slice(1) === stem
    ? near
    : null;
}

/**
 * Places of the words said to be absent: "sans trauma", "pas de fièvre". What they name is not the
 * subject.
 */
function deniedWords(all: readonly Term[]): Set<number> {
  const denied = new Set<number>();
  all.forEach(({ stem }, at) => {
    const linked = stem === "pas" && ["de", "d"].includes(all[at + 1]?.stem ?? "");
    const any = ANY.has(all[at + 1]?.stem ?? "") ? 1 : 0;
    if (WITHOUT.has(stem) || (stem === "no" && isFinding(all[at + 1]?.stem ?? "")))
      denied.add(at + 1 + any);
    else if (linked) denied.add(at + 2);
  });
  // "Pas de douleur lombaire": what the pain is of is denied with it.
  for (const at of [...denied]) if (OF_SOMETHING.has(all[at]?.stem ?? "")) denied.add(at + 1);
  return denied;
}
