import { cardReviewed, reviewRetracted } from "#features/flashcards/events.ts";
import { sheetReviewed, sheetReviewRetracted } from "#features/revision-sheets/events.ts";
import { type Listener, on } from "#platform/feature/server/events.ts";
import { keepReview, keepUndo } from "./keep-facts.ts";

export const listens: readonly Listener[] = [
  on(cardReviewed, ({ personId, reviewId: id, cardId: subject, at, rating, duration, elapsed, before }, { tx }) => {
    const anchor = before.phase === "new" ? null : { ...before, elapsed };
    return keepReview(tx, { personId, source: "flashcards", subject, id, at, rating, duration, anchor });
  }),
  on(reviewRetracted, ({ personId, reviewId: id, cardId: subject, at }, { tx }) =>
    keepUndo(tx, { personId, source: "flashcards", subject, id, at }),
  ),
  on(sheetReviewed, ({ personId, id, sheetId: subject, at, rating }, { tx }) =>
    keepReview(tx, { personId, source: "revisionSheets", subject, id, at, rating, duration: null, anchor: null }),
  ),
  on(sheetReviewRetracted, ({ personId, reviewId: id, sheetId: subject, at }, { tx }) =>
    keepUndo(tx, { personId, source: "revisionSheets", subject, id, at }),
  ),
];
