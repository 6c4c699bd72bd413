// From typed text to comparable clinical words. The rewrites come before splitting because they
// turn on words that grammar would drop: "SCA non ST+" and "SCA ST+" differ by a stop word and need
// opposite treatments.
import { fold, stem, words } from "#platform/search/normalise.ts";
import { REWRITES } from "./vocabulary/rewrites.ts";

export interface Term {
  /** The folded word as typed. */
  word: string;
  stem: string;
}

export function terms(text: string): Term[] {
  const rewritten = REWRITES.reduce((rest, [pattern, by]) => rest.replace(pattern, by), fold(text));
  return words(rewritten).map((word) => ({ word, stem: stem(word) }));
}
