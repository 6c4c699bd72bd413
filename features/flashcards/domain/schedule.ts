// When a card comes back: FSRS-6 (ts-fsrs), with the product's fifth rating. The same code runs in the browser, on the
// server and in `sclepios cards schedule`.
import { type Card, type FSRS, fsrs, type Grade, Rating as Grades, State, type StepUnit, StrategyMode } from "ts-fsrs";
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
  /** The state after one more review, of id `reviewId` on card `cardId`. */
  rate(state: CardState, review: { id: string; at: Date; rating: Rating }, cardId: string): CardState;
  /** What each rating would give. The review that is then kept must have this id, or the fuzz would differ. */
  preview(state: CardState, at: Date, cardId: string, reviewId: string): Record<Rating, CardState>;
  /** Chance of recall at that moment, 0 to 1; 0 before the first review. */
  recall(state: CardState, at: Date): number;
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

  const rate: Scheduler["rate"] = (state, { id, at, rating }, cardId) => {
    seed = `${cardId}:${id}`;
    const reviewed = notBefore(at, state.lastReview);
    const { card } = engine.next(toCard(state, reviewed), reviewed, GRADE[rating]);
    const stretched =
      rating === "very_easy" && card.scheduled_days > 0
        ? veryEasyDays(card.scheduled_days, options.maximumInterval)
        : null;
    return {
      phase: PHASES[card.state] ?? "review",
      due: stretched === null ? card.due : new Date(reviewed.getTime() + stretched * DAY_MS),
      stability: card.stability,
      difficulty: card.difficulty,
      interval: stretched ?? card.scheduled_days,
      step: card.learning_steps,
      reviews: card.reps,
      lapses: card.lapses,
      streak: isSuccess(rating) ? state.streak + 1 : 0,
      lastReview: reviewed,
    };
  };

  return {
    rate,
    preview: (state, at, cardId, id) =>
      Object.fromEntries(RATINGS.map((rating) => [rating, rate(state, { id, at, rating }, cardId)])) as Record<
        Rating,
        CardState
      >,
    recall: (state, at) =>
      state.lastReview === null || state.stability <= 0
        ? 0
        : engine.forgetting_curve(Math.max(0, (at.getTime() - state.lastReview.getTime()) / DAY_MS), state.stability),
  };
}

/** A device whose clock runs behind would otherwise review before its last review: no time has passed then. */
const notBefore = (at: Date, last: Date | null) => (last !== null && at < last ? last : at);

const toCard = (state: CardState, now: Date): Card => ({
  due: state.due ?? now,
  stability: state.stability,
  difficulty: state.difficulty,
  elapsed_days: 0,
  scheduled_days: state.interval,
  learning_steps: state.step,
  reps: state.reviews,
  lapses: state.lapses,
  state: STATE[state.phase],
  ...(state.lastReview ? { last_review: state.lastReview } : {}),
});

/** Days, with their fraction, from a moment to the due date. */
export const daysUntilDue = (state: CardState, from: Date): number =>
  state.due === null ? 0 : (state.due.getTime() - from.getTime()) / DAY_MS;
