// How well weights foretell what was known: the mean of −ln of the chance given to what happened. Lower is better.
import { type Fact, replay } from "./facts.ts";
import { isSuccess } from "./rating.ts";
import type { Scheduler } from "./schedule.ts";

export interface Loss {
  sum: number;
  reviews: number;
}

const DAY_MS = 86_400_000;
const NEVER = 1e-4;

/** Over the reviews of one card made at least a day after the one before: within a day, memory is not what is asked. */
export function lossOf(facts: readonly Fact[], scheduler: Scheduler, cardId: string): Loss {
  const loss = { sum: 0, reviews: 0 };
  for (const { before, review } of replay(facts, scheduler, cardId).steps) {
    if (before.lastReview === null || review.at.getTime() - before.lastReview.getTime() < DAY_MS) continue;
    const recall = Math.min(1 - NEVER, Math.max(NEVER, scheduler.recall(before, review.at)));
    loss.sum -= Math.log(isSuccess(review.rating) ? recall : 1 - recall);
    loss.reviews += 1;
  }
  return loss;
}
