// The shapes of statistics, predictions and insights on the wire.
import { z } from "zod";
import { day } from "./wire-progress.ts";

export const range = z.union([z.literal(7), z.literal(30), z.literal(90)]);

const proportion = z.object({ asked: z.int(), passed: z.int() });
const sums = z.object({
  reviews: z.int(),
  /** Milliseconds. */
  duration: z.number(),
  xp: z.int(),
  /** Asked to the assistant. */
  questions: z.int(),
  /** Answered in papers and quizzes. */
  answered: z.int(),
});

export const statistics = z.object({
  /** Every day of the range, oldest first. */
  days: z.array(z.object({ day, ...sums.shape })),
  total: sums,
  /** The same number of days just before. */
  before: sums,
  /** Reviews of cards that were due: known of asked, by slices of the range, oldest first. */
  slices: z.array(z.object({ from: day, to: day, ...proportion.shape })),
  due: proportion,
  dueBefore: proportion,
  tags: z.array(z.object({ tag: z.string(), ...proportion.shape })),
  /** Questions answered in the range, by specialty: wholly right of answered, the last time. */
  specialties: z.array(z.object({ specialty: z.string(), ...proportion.shape })),
  /** Parts of four hours, from four in the morning. */
  bands: z.array(z.object({ from: z.int(), ...proportion.shape })),
});

const estimate = z.object({ mean: z.number(), low: z.number(), high: z.number() });
export const predictions = z.object({
  /** Reviews of cards that were due, whose recall was foretold. */
  reviews: z.int(),
  needed: z.int(),
  /** Older reviews are being measured: the figures will be complete in a moment. */
  measuring: z.boolean(),
  /** null under the needed number. */
  ready: z
    .object({
      calibration: z.object({
        expected: z.number(),
        passed: z.int(),
        verdict: z.enum(["as foretold", "forgets more", "forgets less"]),
        rows: z.array(
          z.object({
            from: z.number(),
            to: z.number(),
            recall: z.number(),
            asked: z.int(),
            passed: z.int(),
            low: z.number(),
            high: z.number(),
          }),
        ),
      }),
      cards: z.int(),
      horizons: z.array(
        z.object({ days: z.int(), load: estimate, retention: estimate.nullable() }),
      ),
      /** Mean number of answers a day, from today, for ninety days. */
      daily: z.array(z.number()),
      today: day,
    })
    .nullable(),
});

const compared = {
  /** That the answers were given to: what the query finds. */
  cards: z.int(),
  asked: z.int(),
  passed: z.int(),
  other: proportion,
  difference: z.number(),
  low: z.number(),
  high: z.number(),
  query: z.string(),
};
export const insight = z.discriminatedUnion("kind", [
  z.object({
    kind: z.enum(["leeches", "lapsing", "hardest", "late"]),
    cards: z.int(),
    query: z.string(),
  }),
  z.object({ kind: z.literal("tag"), tag: z.string(), ...compared }),
  z.object({ kind: z.literal("hours"), from: z.int(), to: z.int(), ...compared }),
]);
export const insights = z.object({
  reviews: z.int(),
  needed: z.int(),
  days: z.int(),
  found: z.array(insight),
});

export type Range = z.output<typeof range>;
export type Statistics = z.output<typeof statistics>;
export type Predictions = z.output<typeof predictions>;
export type Insights = z.output<typeof insights>;
