// The shape of a session on the wire.
import { z } from "zod";
import { id, rating, scope } from "#features/flashcards/contract.ts";

export const session = z.object({
  id,
  scope,
  startedAt: z.date(),
  endedAt: z.date().nullable(),
  summary: z.object({
    reviews: z.int(),
    cards: z.int(),
    newCards: z.int(),
    /** Milliseconds spent on cards. */
    duration: z.int(),
    byRating: z.record(rating, z.int()),
  }),
});

export type Session = z.output<typeof session>;
