// The shapes of the daily quiz on the wire.
import { z } from "zod";
import { openedPaper, timeZone } from "#features/study/domain/public.ts";
import { LEVELS } from "./quiz.ts";

export { timeZone };
/** A day that is in the calendar, YYYY-MM-DD. */
export const day = z.iso.date();
export const level = z.enum(LEVELS);

export const quiz = z.object({
  day,
  level,
  /** How many questions, from the first, are the same for everyone of the level. */
  common: z.int(),
  paper: openedPaper,
});
export type DailyQuiz = z.output<typeof quiz>;

export const challenge = z.object({
  /** The Monday on which it began. */
  week: day,
  target: z.int(),
  /** Answered wholly right since. */
  reached: z.int(),
  /** What its questions are about. */
  specialties: z.array(z.string()),
});
export type Challenge = z.output<typeof challenge>;

export const summary = z.object({
  day,
  attemptId: z.uuid(),
  count: z.int(),
  /** Wholly right. */
  right: z.int(),
  /** Mean of the questions, 0 to 1. */
  score: z.number(),
  /** Milliseconds spent on the questions. */
  spent: z.int(),
  xp: z.int(),
  streak: z.object({ days: z.int(), frozen: z.int() }),
  /** Achievements of that day, by their names in the room of progress. */
  badges: z.array(z.string()),
  /** Null for a person who missed nothing yet. */
  challenge: challenge.nullable(),
  nextAt: z.date(),
});
export type Summary = z.output<typeof summary>;
