import { cardReviewed, reviewRetracted } from "#features/flashcards/events.ts";
import { sheetReviewed, sheetReviewRetracted } from "#features/revision-sheets/events.ts";
import { type Listener, onAll } from "#platform/feature/server/events.ts";
import { keepFacts, type Told } from "./keep-facts.ts";

export const listens: readonly Listener[] = [
  onAll(cardReviewed, (all, { tx }) =>
    keepFacts(
      tx,
      "flashcards",
      all.map(({ personId, reviewId: id, cardId: subject, at, rating, duration, elapsed, before }): Told => {
        const anchor = before.phase === "new" ? null : { ...before, elapsed };
        return { kind: "review", personId, subject, id, at, rating, duration, anchor };
      }),
    ),
  ),
  onAll(reviewRetracted, (all, { tx }) =>
    keepFacts(
      tx,
      "flashcards",
      all.map(({ personId, reviewId: id, cardId: subject, at }): Told => ({ kind: "undo", personId, subject, id, at })),
    ),
  ),
  onAll(sheetReviewed, (all, { tx }) =>
    keepFacts(
      tx,
      "revisionSheets",
      all.map(
        ({ personId, id, sheetId: subject, at, rating }): Told => ({
          ...{ kind: "review", personId, subject, id, at, rating },
          ...{ duration: null, anchor: null },
        }),
      ),
    ),
  ),
  onAll(sheetReviewRetracted, (all, { tx }) =>
    keepFacts(
      tx,
      "revisionSheets",
      all.map(
        ({ personId, reviewId: id, sheetId: subject, at }): Told => ({ kind: "undo", personId, subject, id, at }),
      ),
    ),
  ),
];
