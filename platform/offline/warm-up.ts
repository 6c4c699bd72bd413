// How far the download for offline use is: real parts, never more than 95 % until it is written
// that all of it is there.

export interface Part {
  done: number;
  total: number;
}

/** Highest figure shown before the flag is set (specification §4 and §9). */
export const CAP = 95;

/** Per cent, a whole number. Each part counts the same, whatever its number of steps. */
export function progressOf(parts: readonly Part[], finished: boolean): number {
  if (finished) return 100;
  if (parts.length === 0) return 0;
  const share = parts.reduce(
    (sum, { done, total }) => sum + (total === 0 ? 1 : Math.min(1, done / total)),
    0,
  );
  return Math.min(CAP, Math.floor((share / parts.length) * CAP));
}

export interface WarmUpFacts {
  online: boolean;
  /** `app-warmed-up`. */
  warmed: boolean;
  /** `auto-warmup-enabled`, as stored. */
  auto: string | null;
  /** Types that the purge at start took something from, or whose pack is missing. */
  lost: boolean;
}

/** Spec §4: once, when online and not yet warmed, unless the person has switched it off. */
export const startsByItself = ({ online, warmed, auto, lost }: WarmUpFacts): boolean =>
  online && auto !== "false" && (!warmed || lost);
