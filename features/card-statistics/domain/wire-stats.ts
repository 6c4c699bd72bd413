// The shapes of statistics, planning and optimisation on the wire. Charts draw these series; tables
// list them.
import { z } from "zod";
import { day, exam, id, rating, WORKLOADS } from "#features/flashcards/contract.ts";

const bin = z.object({ from: z.number(), to: z.number(), cards: z.int() });
/**
 * `passed` of `asked`: a proportion with its size, so that the screen can be silent when it is
 * small.
 */
const proportion = z.object({ asked: z.int(), passed: z.int() });

export const stats = z.object({
  totals: z.object({
    cards: z.int(),
    notes: z.int(),
    reviews: z.int(),
    studiedDays: z.int(),
    duration: z.int(),
  }),
  mastery: z.object({
    new: z.int(),
    learning: z.int(),
    inProgress: z.int(),
    mastered: z.int(),
    toLearn: z.int(),
    suspended: z.int(),
  }),
  /** From today; what is late is counted today. */
  forecast: z.array(z.object({ day, cards: z.int() })),
  /** Every day of the range with at least one review. */
  calendar: z.array(z.object({ day, reviews: z.int(), duration: z.int() })),
  /**
   * Reviews of cards that were due, apart from learning steps: the retention that was really
   * reached.
   */
  retention: z.object({ all: proportion, young: proportion, mature: proportion }),
  buttons: z.array(z.object({ rating, learning: z.int(), young: z.int(), mature: z.int() })),
  intervals: z.array(bin),
  stability: z.array(bin),
  difficulty: z.array(bin),
  /** Local hours, 0 to 23. */
  hours: z.array(z.object({ hour: z.int(), ...proportion.shape })),
  tags: z.array(z.object({ tag: z.string(), cards: z.int(), ...proportion.shape })),
});

/** What a page that gathers shows of them: three readings instead of a dozen. */
export const summary = stats.pick({ totals: true, mastery: true, calendar: true });

export const planDay = z.object({ day, due: z.int(), new: z.int(), minutes: z.number() });
export const planning = z.object({
  workload: z.enum(WORKLOADS),
  exam: exam.nullable(),
  /** New cards a day as the options of the decks stand, all together. */
  newPerDay: z.int(),
  /** New cards a day of each workload, and what they cost. */
  choices: z.array(
    z.object({ workload: z.enum(WORKLOADS), newPerDay: z.int(), minutes: z.number() }),
  ),
  /** From today, for thirty days. */
  days: z.array(planDay),
  /** Done since the study day began. */
  today: z.object({ reviews: z.int(), duration: z.int() }),
  /** What the exam asks for; null without one, or once its day is past. */
  needed: z
    .object({
      daysLeft: z.int(),
      /** Cards of the exam never seen. */
      unseen: z.int(),
      newPerDay: z.int(),
      reviewsPerDay: z.int(),
      minutesPerDay: z.number(),
      /**
       * Expected recall of the exam's cards on that day, 0 to 1, with this load; null when it
       * covers no card.
       */
      recall: z.number().nullable(),
      /** False when even this load leaves cards unseen. */
      feasible: z.boolean(),
    })
    .nullable(),
  /** Seconds a review takes this person (median of their last thousand), or the default. */
  secondsPerReview: z.number(),
});

export const optimisation = z.object({
  id,
  status: z.enum(["running", "ready", "applied", "refused", "failed"]),
  createdAt: z.date(),
  reviews: z.int(),
  weights: z.array(z.number()).nullable(),
  /** Log loss of both sets of weights over the same reviews: lower is better. */
  before: z.number().nullable(),
  after: z.number().nullable(),
  /** What applying would change. */
  effect: z
    .object({
      /** Cards whose due date moves. */
      moved: z.int(),
      dueBefore: z.array(z.int()),
      dueAfter: z.array(z.int()),
    })
    .nullable(),
});

export type Stats = z.output<typeof stats>;
export type Summary = z.output<typeof summary>;
export type Planning = z.output<typeof planning>;
export type Optimisation = z.output<typeof optimisation>;
