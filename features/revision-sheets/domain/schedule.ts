// When a sheet comes back: the rule of the cards (FSRS-6), the sheet being one item.
import {
  type CardState,
  type Fact,
  makeScheduler,
  replay,
  type ScheduleOptions,
} from "#features/memory/domain/public.ts";

/**
 * No steps in minutes: nobody reads a whole sheet again ten minutes later, a forgotten one comes
 * back the next day. A sheet nobody saw for a year may have aged.
 */
const SHEET_SCHEDULE: ScheduleOptions = {
  retention: 0.9,
  maximumInterval: 365,
  learningSteps: [],
  relearningSteps: [],
  fuzz: false,
  weights: null,
};

export const scheduler = makeScheduler(SHEET_SCHEDULE);

/** The state that a history of reviews and undos gives, whatever the order it came in. */
export const foldReviews = (facts: readonly Fact[], sheetId: string) =>
  replay(facts, scheduler, sheetId);

/** To review on a day that ends then: never reviewed, or due. */
export const isDue = ({ due }: Pick<CardState, "due">, endOfDay: Date): boolean =>
  due === null || due < endOfDay;
