// When a card comes back: FSRS-6 (ts-fsrs), with the product's fifth rating. The same code runs in
// the browser, on the server and in `sclepios cards schedule`.
import {
  type Card,
  type FSRS,
  fsrs,
  type Grade,
  Rating as Grades,
  State,
  type StepUnit,
  StrategyMode,
} from "ts-fsrs";
import { daysLater, elapsedDays, type LocalMoment } from "./local-day.ts";
import { isSuccess, RATINGS, type Rating, veryEasyDays } from "./rating.ts";

export const PHASES = ["new", "learning", "review", "relearning"] as const;
export type Phase = (typeof PHASES)[number];

/** What a history of reviews makes of a card. */
export interface CardState {
  phase: Phase;
  /** null for a card never reviewed. */
  due: Date | null;
  /** Days in which the chance of recall falls to 90 %; 0 before the first review. */
  stability: number;
  /** 1 to 10; 0 before the first review. */
  difficulty: number;
  /** Days between the last review and the due date; 0 for a step in minutes. */
  interval: number;
  /** Place in the learning steps. */
  step: number;
  reviews: number;
  /** Times it was forgotten after having been learnt. */
  lapses: number;
  /** Successes in a row. */
  streak: number;
  lastReview: Date | null;
}

export const NEW_CARD: CardState = {
  phase: "new",
  due: null,
  stability: 0,
  difficulty: 0,
  interval: 0,
  step: 0,
  reviews: 0,
  lapses: 0,
  streak: 0,
  lastReview: null,
};

export interface ScheduleOptions {
  /** Wanted chance of recall on the due date, 0.7 to 0.97. */
  retention: number;
  /** Days. */
  maximumInterval: number;
  /** Such as "1m", "10m", "1h", "1d". */
  learningSteps: readonly string[];
  relearningSteps: readonly string[];
  /** Spreads due dates by a few per cent, always the same way for the same card and review. */
  fuzz: boolean;
  /** The person's 21 weights; null for the published ones. */
  weights: readonly number[] | null;
}

/** The defaults of ts-fsrs. */
export const DEFAULT_SCHEDULE: ScheduleOptions = {
  retention: 0.9,
  maximumInterval: 36500,
  learningSteps: ["1m", "10m"],
  relearningSteps: ["10m"],
  fuzz: false,
  weights: null,
};

export interface Scheduler {
  /** The state after one more review. Time is counted in study days of the place of the review. */
  rate(
    state: CardState,
    review: LocalMoment & { id: string; rating: Rating },
    cardId: string,
  ): CardState;
  /**
   * What each rating would give. The review that is then kept must have this id, or the fuzz would
   * differ.
   */
  preview(
    state: CardState,
    moment: LocalMoment,
    cardId: string,
    reviewId: string,
  ): Record<Rating, CardState>;
  /** Chance of recall at that moment, 0 to 1; 0 before the first review. */
  recall(state: CardState, moment: LocalMoment): number;
  /** Chance of recall after so many days, whole or not. */
  recallAfter(days: number, stability: number): number;
  /** Whole days, 1 to the longest allowed, after which recall has fallen to what is wanted. */
  interval(stability: number): number;
}

const DAY_MS = 86_400_000;
const GRADE: Record<Rating, Grade> = {
  very_difficult: Grades.Again,
  difficult: Grades.Hard,
  good: Grades.Good,
  easy: Grades.Easy,
  very_easy: Grades.Easy,
};
const STATE: Record<Phase, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};

export function makeScheduler(options: ScheduleOptions): Scheduler {
  let seed = "";
  const engine: FSRS = fsrs({
    request_retention: options.retention,
    maximum_interval: options.maximumInterval,
    learning_steps: options.learningSteps as StepUnit[],
    relearning_steps: options.relearningSteps as StepUnit[],
    enable_fuzz: options.fuzz,
    ...(options.weights ? { w: options.weights } : {}),
  });
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of the scheduler, no hook of React.
  engine.useStrategy(StrategyMode.SEED, () => seed);

  const rate: Scheduler["rate"] = (state, { id, at, timeZone, rating }, cardId) => {
    seed = `${cardId}:${id}`;
    const reviewed = { at: notBefore(at, state.lastReview), timeZone };
    const { card } = engine.next(toCard(state, reviewed), reviewed.at, GRADE[rating]);
    const stretches = rating === "very_easy" && card.scheduled_days > 0;
    const interval = stretches
      ? veryEasyDays(card.scheduled_days, options.maximumInterval)
      : card.scheduled_days;
    const inDays = stretches || card.due.getTime() - reviewed.at.getTime() === interval * DAY_MS;
    return {
      phase: PHASES[card.state] ?? "review",
      due: inDays ? daysLater(reviewed, interval) : card.due,
      stability: card.stability,
      difficulty: card.difficulty,
      interval,
      step: card.learning_steps,
      reviews: card.reps,
      lapses: card.lapses,
      streak: isSuccess(rating) ? state.streak + 1 : 0,
      lastReview: reviewed.at,
    };
  };
  const recallAfter = (days: number, stability: number) => engine.forgetting_curve(days, stability);

  return {
    rate,
    preview: (state, moment, cardId, id) =>
      Object.fromEntries(
        RATINGS.map((rating) => [rating, rate(state, { ...moment, id, rating }, cardId)]),
      ) as Record<Rating, CardState>,
    recall: (state, moment) =>
      state.lastReview === null || state.stability <= 0
        ? 0
        : recallAfter(elapsedDays(state.lastReview, moment), state.stability),
    recallAfter,
    interval: (stability) =>
      Math.min(
        options.maximumInterval,
        Math.max(1, Math.round(stability * engine.interval_modifier)),
      ),
  };
}

/**
 * A device whose clock runs behind would otherwise review before its last review: no time has
 * passed then.
 */
const notBefore = (at: Date, last: Date | null) => (last !== null && at < last ? last : at);

/**
 * ts-fsrs counts days from midnight to midnight of UTC: it is shown a last review that many of its
 * days ago.
 */
const toCard = (state: CardState, now: LocalMoment): Card => ({
  due: state.due ?? now.at,
  stability: state.stability,
  difficulty: state.difficulty,
  elapsed_days: 0,
  scheduled_days: state.interval,
  learning_steps: state.step,
  reps: state.reviews,
  lapses: state.lapses,
  state: STATE[state.phase],
  ...(state.lastReview
    ? { last_review: new Date(now.at.getTime() - elapsedDays(state.lastReview, now) * DAY_MS) }
    : {}),
});

/** Days, with their fraction, from a moment to the due date. */
export const daysUntilDue = (state: CardState, from: Date): number =>
  state.due === null ? 0 : (state.due.getTime() - from.getTime()) / DAY_MS;
