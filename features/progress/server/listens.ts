import { cardReviewed, daysRecounted, reviewRetracted } from "#features/flashcards/events.ts";
import { sheetReviewed, sheetReviewRetracted } from "#features/revision-sheets/events.ts";
import { questionAnswered } from "#features/study/events.ts";
import { type Listener, on, onAll } from "#platform/feature/server/events.ts";
import type { ProgressFact } from "./history.ts";
import { keepAnswers } from "./keep-answers.ts";
import { keepFacts } from "./keep-facts.ts";
import { recountDaysJob } from "./recount-days.ts";

export const listens: readonly Listener[] = [
  on(daysRecounted, ({ personId }, { tx, services }) =>
    services.jobs.enqueue(tx, recountDaysJob, { personId }),
  ),
  onAll(cardReviewed, (all, { tx }) =>
    keepFacts(
      tx,
      "flashcards",
      all.map(
        ({
          personId,
          reviewId: id,
          cardId: subject,
          at,
          timeZone,
          rating,
          duration,
          elapsed,
          before,
        }): ProgressFact => {
          const anchor = before.phase === "new" ? null : { ...before, elapsed };
          return { kind: "review", personId, subject, id, at, timeZone, rating, duration, anchor };
        },
      ),
    ),
  ),
  onAll(reviewRetracted, (all, { tx }) =>
    keepFacts(
      tx,
      "flashcards",
      all.map(
        ({ personId, reviewId: id, cardId: subject, at }): ProgressFact => ({
          kind: "undo",
          personId,
          subject,
          id,
          at,
        }),
      ),
    ),
  ),
  onAll(sheetReviewed, (all, { tx }) =>
    keepFacts(
      tx,
      "revisionSheets",
      all.map(
        ({ personId, id, sheetId: subject, at, timeZone, rating }): ProgressFact => ({
          ...{ kind: "review", personId, subject, id, at, timeZone, rating },
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
        ({ personId, reviewId: id, sheetId: subject, at }): ProgressFact => ({
          kind: "undo",
          personId,
          subject,
          id,
          at,
        }),
      ),
    ),
  ),
  onAll(questionAnswered, (all, { tx }) => keepAnswers(tx, all)),
];
