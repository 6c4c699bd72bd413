// The shapes of progress on the wire.
import { z } from "zod";
import { timeZone } from "#features/flashcards/contract.ts";
import { BADGES } from "./amounts.ts";
import { SOURCES } from "./day-figures.ts";

export { timeZone };
/** A day that is in the calendar, YYYY-MM-DD. */
export const day = z.iso.date();

export const level = z.object({
  number: z.int(),
  /** Experience at which it began, and at which the next one does. */
  from: z.int(),
  next: z.int(),
});

export const streak = z.object({
  days: z.int(),
  /** Days on call inside the run, which held it. */
  frozen: z.int(),
  longest: z.int(),
  doneToday: z.boolean(),
  onCallToday: z.boolean(),
});

export const badge = z.object({
  id: z.enum(BADGES),
  value: z.int(),
  target: z.int(),
  earnedOn: day.nullable(),
});

export const figures = z.object({
  xp: z.int(),
  done: z.int(),
  earning: z.int(),
  met: z.int(),
  /** Milliseconds. */
  duration: z.int(),
});

export const overview = z.object({
  today: day,
  /** Where the server believes the person to be: days of new facts begin there. */
  timeZone: z.string(),
  xp: z.int(),
  level,
  /** What is missing to the next level. */
  xpToNext: z.int(),
  streak,
  badges: z.array(badge),
  /** Everything since the beginning, by where it was done, and today alone. */
  totals: z.record(z.enum(SOURCES), figures),
  todayFigures: figures,
  workedDays: z.int(),
});

export const dayRow = z.object({ day, ...figures.shape, onCall: z.boolean() });

export const onCall = z.object({ today: day, days: z.array(day) });

export type Overview = z.output<typeof overview>;
export type Badge = z.output<typeof badge>;
export type DayOnWire = z.output<typeof dayRow>;
export type OnCall = z.output<typeof onCall>;
