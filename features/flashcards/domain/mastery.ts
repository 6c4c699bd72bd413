// The spec's words for where a card stands (product.md §1): one function each.
import type { CardState } from "#features/memory/domain/public.ts";

/**
 * new: never seen (also "not evaluated"); learning: in its steps (also "beginner"); toLearn:
 * forgotten and being learnt again; inProgress: memory under 21 days; mastered: from 21 days.
 */
export type Mastery = "new" | "learning" | "toLearn" | "inProgress" | "mastered";

/** Days of stability from which a card is mastered. */
export const MASTERED_FROM_DAYS = 21;

export function mastery({ phase, stability }: Pick<CardState, "phase" | "stability">): Mastery {
  if (phase === "new") return "new";
  if (phase === "learning") return "learning";
  if (phase === "relearning") return "toLearn";
  return stability >= MASTERED_FROM_DAYS ? "mastered" : "inProgress";
}

/** A band of the number of reviews, 1 to 5. */
export function level(reviews: number): number {
  return [1, 3, 6, 11].filter((from) => reviews >= from).length + 1;
}
