import { RATINGS, type Rating } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Session } from "../domain/wire-session.ts";
import { type SessionRow, sessionReviews } from "./queries.ts";

/** A session with what its reviews make of it: nothing is counted twice, whatever arrived late. */
export async function readSession(tx: Tx, row: SessionRow): Promise<Session> {
  const reviews = await sessionReviews(tx, row.id);
  const byRating = Object.fromEntries(RATINGS.map((rating) => [rating, 0])) as Record<
    Rating,
    number
  >;
  for (const { rating } of reviews) if (rating) byRating[rating] += 1;
  return {
    ...row,
    summary: {
      reviews: reviews.length,
      cards: new Set(reviews.map(({ cardId }) => cardId)).size,
      newCards: reviews.filter(({ before }) => before === "new").length,
      duration: reviews.reduce((sum, { duration }) => sum + (duration ?? 0), 0),
      byRating,
    },
  };
}
