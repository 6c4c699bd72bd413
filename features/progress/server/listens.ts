import { cardReviewed, reviewRetracted } from "#features/flashcards/events.ts";
import { type Listener, on } from "#platform/feature/server/events.ts";
import { keepReview, keepUndo } from "./keep-facts.ts";

export const listens: readonly Listener[] = [
  on(cardReviewed, ({ personId, reviewId, cardId, at, rating, duration, elapsed, before }, { tx }) =>
    keepReview(tx, {
      personId,
      reviewId,
      cardId,
      at,
      rating,
      duration,
      anchor: before.phase === "new" ? null : { ...before, elapsed },
    }),
  ),
  on(reviewRetracted, (told, { tx }) => keepUndo(tx, told)),
];
