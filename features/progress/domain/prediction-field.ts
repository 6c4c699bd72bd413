// What one review does to a memory, worked out once on a grid of stabilities and difficulties, so
// that thousands of cards are followed over months without replaying each.

import {
  type CardState,
  makeScheduler,
  type Rating,
  type ScheduleOptions,
  type Scheduler,
} from "#features/memory/domain/public.ts";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1, 16);
/** The middle of a made-up study day: days that are not whole are rounded. */
const at = (day: number) => ({ at: new Date(START + day * DAY_MS), timeZone: "UTC" });

const STABILITIES = 48;
const LEAST_STABILITY = 0.1;
const MOST_STABILITY = 3650;
const STEP = Math.log(MOST_STABILITY / LEAST_STABILITY) / (STABILITIES - 1);
/** From 1 to 10 by halves: with whole numbers, the load of 90 days is 1.3 % too high. */
const DIFFICULTIES = 19;
const DIFFICULTY_STEP = 9 / (DIFFICULTIES - 1);
export const NODES = STABILITIES * DIFFICULTIES;

/** Shares of the answers given when a card is known; they sum to 1. */
export type Mix = Readonly<Record<Exclude<Rating, "very_difficult">, number>>;

/** Where a memory lies between four nodes of the grid, with their weights. */
export interface Place {
  nodes: readonly [number, number, number, number];
  weights: readonly [number, number, number, number];
}

export interface Outcome {
  /** Share among the answers to a card that is known. */
  share: number;
  place: Place;
  /** Days until it comes back, at least 1, and its chance of recall then. */
  days: number;
  recall: number;
  /** Times it is asked again the same day. */
  again: number;
}

/** What follows a visit. */
export interface Visit {
  known: readonly Outcome[];
  forgotten: readonly Outcome[];
}

export interface Field {
  nodes: readonly Visit[];
  /** Days between two reviews of a memory of that stability. */
  interval(stability: number): number;
  /** Chance of recall after so many days. */
  recall(elapsed: number, stability: number): number;
  visit(memory: { stability: number; difficulty: number; elapsed: number }): Visit;
}

export function placeOf(stability: number, difficulty: number): Place {
  const s = Math.min(
    STABILITIES - 1,
    Math.max(0, Math.log(Math.max(stability, 1e-6) / LEAST_STABILITY) / STEP),
  );
  const d = Math.min(DIFFICULTIES - 1, Math.max(0, (difficulty - 1) / DIFFICULTY_STEP));
  const [row, column] = [
    Math.min(STABILITIES - 2, Math.floor(s)),
    Math.min(DIFFICULTIES - 2, Math.floor(d)),
  ];
  const [down, right] = [s - row, d - column];
  const first = row * DIFFICULTIES + column;
  return {
    nodes: [first, first + 1, first + DIFFICULTIES, first + DIFFICULTIES + 1],
    weights: [(1 - down) * (1 - right), (1 - down) * right, down * (1 - right), down * right],
  };
}

const inReview = (stability: number, difficulty: number, elapsed: number): CardState => ({
  phase: "review",
  due: at(0).at,
  stability,
  difficulty,
  interval: elapsed,
  step: 0,
  reviews: 3,
  lapses: 0,
  streak: 1,
  lastReview: at(-elapsed).at,
});

/** A forgotten card goes through its steps the same day, known each time. */
function settle(scheduler: Scheduler, rated: CardState): { state: CardState; again: number } {
  let state = rated;
  let again = 0;
  while (state.phase !== "review" && again < 8) {
    state = scheduler.rate(
      state,
      { ...at(0), id: "again", at: state.due ?? at(0).at, rating: "good" },
      "field",
    );
    again += 1;
  }
  return { state, again };
}

/** Works a field out, a row of stabilities at a time. */
export function* makeField(options: ScheduleOptions, mix: Mix): Generator<void, Field> {
  // Spreading a due date by a few per cent changes no sum.
  const scheduler = makeScheduler({ ...options, fuzz: false });
  const outcome = (state: CardState, share: number, again: number): Outcome => {
    const days = Math.max(1, Math.round(state.interval));
    return {
      share,
      place: placeOf(state.stability, state.difficulty),
      days,
      recall: scheduler.recallAfter(days, state.stability),
      again,
    };
  };
  const visit: Field["visit"] = ({ stability, difficulty, elapsed }) => {
    const state = inReview(stability, difficulty, elapsed);
    const rate = (rating: Rating) =>
      scheduler.rate(state, { id: "field", ...at(0), rating }, "field");
    const lost = settle(scheduler, rate("very_difficult"));
    return {
      known: (Object.entries(mix) as [keyof Mix, number][])
        .filter(([, share]) => share > 0)
        .map(([rating, share]) => outcome(rate(rating), share, 0)),
      forgotten: [outcome(lost.state, 1, lost.again)],
    };
  };
  const nodes: Visit[] = [];
  for (let row = 0; row < STABILITIES; row += 1) {
    const stability = LEAST_STABILITY * Math.exp(row * STEP);
    const elapsed = scheduler.interval(stability);
    for (let column = 0; column < DIFFICULTIES; column += 1)
      nodes.push(visit({ stability, difficulty: 1 + column * DIFFICULTY_STEP, elapsed }));
    yield;
  }
  return { nodes, interval: scheduler.interval, recall: scheduler.recallAfter, visit };
}
