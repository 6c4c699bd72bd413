import { z } from "zod";
import { RATINGS } from "#features/memory/domain/public.ts";
import { defineEvent } from "#platform/feature/event-type.ts";

/**
 * A review of a sheet was kept, in the transaction that keeps it, once for each id. Reviews arrive
 * in any order: `at` says when it happened.
 */
export const sheetReviewed = defineEvent(
  "revisionSheets.sheetReviewed",
  z.object({
    personId: z.string(),
    sheetId: z.string(),
    /** When, by the server's clock. */
    at: z.date(),
    timeZone: z.string(),
    /** Of the review. */
    id: z.string(),
    rating: z.enum(RATINGS),
  }),
);

/**
 * The person took a review back. It may be told before the review itself, which is then never told.
 */
export const sheetReviewRetracted = defineEvent(
  "revisionSheets.reviewRetracted",
  z.object({ personId: z.string(), sheetId: z.string(), at: z.date(), reviewId: z.string() }),
);
