import { z } from "zod";
import { defineEvent } from "#platform/feature/event-type.ts";

/**
 * A question of a paper was answered, told in the transaction that hands the paper in, once for
 * each; never for one left blank.
 */
export const questionAnswered = defineEvent(
  "study.questionAnswered",
  z.object({
    personId: z.string(),
    attemptId: z.string(),
    /** Of the answer that counts. */
    answerId: z.string(),
    questionId: z.string(),
    specialty: z.string().nullable(),
    /** When it was answered, by the server's clock. */
    at: z.date(),
    timeZone: z.string(),
    /** 0 to 1, under the profile of the paper. */
    score: z.number(),
    /** Milliseconds. */
    duration: z.int(),
  }),
);
