// How well weights foretell what was known: the mean of −ln of the chance given to what happened.
// Lower is better.
import {
  elapsedDays,
  type Fact,
  isSuccess,
  replay,
  type Scheduler,
} from "#features/memory/domain/public.ts";

export interface Loss {
  sum: number;
  reviews: number;
}

const NEVER = 1e-4;

/**
 * Over the reviews of one card made on a later study day than the one before: within a day, memory
 * is not what is asked.
 */
export function lossOf(facts: readonly Fact[], scheduler: Scheduler, cardId: string): Loss {
  const loss = { sum: 0, reviews: 0 };
  for (const { before, review } of replay(facts, scheduler, cardId).steps) {
    if (before.lastReview === null || elapsedDays(before.lastReview, review) === 0) continue;
    const recall = Math.min(1 - NEVER, Math.max(NEVER, scheduler.recall(before, review)));
    loss.sum -= Math.log(isSuccess(review.rating) ? recall : 1 - recall);
    loss.reviews += 1;
  }
  return loss;
}
