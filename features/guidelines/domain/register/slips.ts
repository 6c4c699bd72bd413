// Which words are no slip of another, however near they are.
import { editDistance } from "#platform/search/edit-distance.ts";
import { soundKey } from "#platform/search/phonetic.ts";

/** Endings that make another word of a root: "migrer", "migration", "migrating" are no migraine. */
const DERIVES = /(?:er|tion|ment|eur|ag|abl|ibl|ism|ist|ing)$/;

export function isDerived(stem: string, near: string): boolean {
  const [own] = DERIVES.exec(stem) ?? [];
  return own !== undefined && !near.endsWith(own);
}

/** An ending so long was cut off a word of its own: of "randonnée" remains what is nearly Ranson. */
const LONG_ENDING = 3;

export const isCutShort = (typed: string, stem: string): boolean =>
  typed.length - stem.length >= LONG_ENDING;

/**
 * Of two words that sound the same, whether one may be the other: a sound of two letters is no
 * evidence, nor a word spelt altogether otherwise ("réessayer", Reiter).
 */
export function isHeardAs(stem: string, word: string): boolean {
  const longest = Math.max(word.length, stem.length);
  const most = soundKey(stem).length < 3 ? 1 : Math.max(2, Math.floor(longest / 3));
  return editDistance(stem, word, most) <= most;
}
