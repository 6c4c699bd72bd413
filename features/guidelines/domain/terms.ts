// From typed text to comparable clinical words. The rewrites come before splitting because they
// turn on words that grammar would drop: "SCA non ST+" and "SCA ST+" differ by a stop word and need
// opposite treatments.
import { fold, stem, stemsOfEach, wordsOfFolded } from "#platform/search/normalise.ts";
import { REWRITES } from "./vocabulary/rewrites.ts";

export interface Term {
  /** The folded word as typed. */
  word: string;
  stem: string;
}

const rewritten = (folded: string): string =>
  REWRITES.reduce((rest, [pattern, by]) => rest.replace(pattern, by), folded);

export const terms = (text: string): Term[] =>
  wordsOfFolded(rewritten(fold(text))).map((word) => ({ word, stem: stem(word) }));

/** The stems of the terms of each text. */
export const termStemsOfEach = (texts: readonly string[]): string[][] =>
  stemsOfEach(texts, rewritten);
