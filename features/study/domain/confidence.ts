// What sureness was worth: the mean score of the answers given sure, without a word, in doubt.
import type { Confidence } from "./attempt.ts";

export const LEVELS = ["unsure", null, "sure"] as const satisfies readonly (Confidence | null)[];

/** Below this many answers, a mean says nothing. */
export const ENOUGH = 10;

/**
 * What a fair confidence gives: nineteen of twenty when one is sure, one of two when one hesitates.
 * Chosen for the rings of the figure; no publication gives them.
 */
export const FAIR: Readonly<Record<"unsure" | "none" | "sure", number>> = {
  unsure: 0.5,
  none: 0.75,
  sure: 0.95,
};

export interface Marked {
  readonly confidence: Confidence | null;
  readonly score: number;
}

export interface ConfidenceLevel {
  readonly level: Confidence | null;
  readonly count: number;
  readonly mean: number;
}

/** Each level of confidence with its answers, from doubt to sureness. */
export const confidenceLevels = (answers: readonly Marked[]): ConfidenceLevel[] =>
  LEVELS.map((level) => {
    const all = answers.filter(({ confidence }) => confidence === level);
    const sum = all.reduce((total, { score }) => total + score, 0);
    return { level, count: all.length, mean: all.length === 0 ? 0 : sum / all.length };
  });

/** The levels of which a mean can be drawn. */
export const drawable = (levels: readonly ConfidenceLevel[]) =>
  levels.filter(({ count }) => count >= ENOUGH);
