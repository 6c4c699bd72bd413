import { z } from "zod";
import { PHASES, RATINGS } from "#features/memory/domain/public.ts";
import { defineEvent } from "#platform/feature/event-type.ts";

const state = z.object({
  phase: z.enum(PHASES),
  stability: z.number(),
  difficulty: z.number(),
  interval: z.number(),
  streak: z.int(),
});

/**
 * A review was kept, in the transaction that keeps it, once for each review id; never for an
 * imported history. Reviews arrive in any order: `at` says when it happened, and two devices that
 * were apart may tell of an earlier one later.
 */
export const cardReviewed = defineEvent(
  "flashcards.cardReviewed",
  z.object({
    personId: z.string(),
    reviewId: z.string(),
    cardId: z.string(),
    noteId: z.string(),
    deckId: z.string(),
    at: z.date(),
    /** Where: its clock says to which study day the review belongs. */
    timeZone: z.string(),
    rating: z.enum(RATINGS),
    /** Milliseconds; null when the device did not say. */
    duration: z.int().nullable(),
    /** Days since the review before it, with their fraction; null for the first of this card. */
    elapsed: z.number().nullable(),
    /** Chance of recall just before it, 0 to 1; 0 for the first. */
    recall: z.number(),
    before: state,
    after: state,
  }),
);

/**
 * The person took a review back. It may be told before the review itself, which is then never told.
 */
export const reviewRetracted = defineEvent(
  "flashcards.reviewRetracted",
  z.object({ personId: z.string(), reviewId: z.string(), cardId: z.string(), at: z.date() }),
);

/**
 * The person's cards, scheduled when days still changed at midnight UTC, have all been folded again
 * by their study days; what other rooms made of the same reviews is to follow. Told once a person.
 */
export const daysRecounted = defineEvent(
  "flashcards.daysRecounted",
  z.object({ personId: z.string() }),
);
