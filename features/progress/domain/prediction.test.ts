import { describe, expect, test } from "vitest";
import {
  type CardState,
  DEFAULT_SCHEDULE,
  makeScheduler,
  NEW_CARD,
} from "#features/memory/domain/schedule.ts";
import { repeatableRandom } from "#platform/feature/repeatable-random.ts";
import { runs } from "#platform/testing/runs.ts";
import { atOnce } from "../testing/at-once.ts";
import { calibrate, type RecallBin, shifted } from "./calibration.ts";
import { COVERAGE, HORIZONS, type MemoryGroup, predict as predictInSteps } from "./prediction.ts";
import { makeField, NODES, placeOf } from "./prediction-field.ts";

const DAY_MS = 86_400_000;
const ORIGIN = Date.UTC(2026, 0, 1);
const at = (day: number) => new Date(ORIGIN + day * DAY_MS);
const scheduler = makeScheduler(DEFAULT_SCHEDULE);
const GOOD = { difficult: 0, good: 1, easy: 0, very_easy: 0 };
const field = atOnce(makeField(DEFAULT_SCHEDULE, GOOD));
const predict = (...given: Parameters<typeof predictInSteps>) => atOnce(predictInSteps(...given));
const SURE = calibrate([]);
const certain = (shift: number) => ({ ...SURE, shift, deviation: 0 });

describe("one card, by hand", () => {
  const group = (more: Partial<MemoryGroup>): MemoryGroup => ({
    ...{ day: 0, stability: 100, difficulty: 5, elapsed: 100, field: 0, cards: 1 },
    ...more,
  });

  test("a card due today that is always known is asked once in ninety days: its next interval is longer", () => {
    const { horizons, daily } = predict([group({})], [field], certain(40));
    expect(horizons.map(({ load }) => load.mean)).toEqual([1, 1, 1]);
    expect(daily[0]).toBe(1);
    expect(daily.slice(1).every((one) => one === 0)).toBe(true);
    expect(horizons.map(({ load }) => [load.low, load.high])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  test("a card due after the horizon counts in the longer ones alone", () => {
    const { horizons } = predict([group({ day: 7 })], [field], certain(40));
    expect(horizons.map(({ load }) => load.mean)).toEqual([0, 1, 1]);
  });

  test("with an even chance and nothing after, the mean is 1 + ½ for the step of the day, the variance ¼", () => {
    // Due on the last day of the week: known ends there, forgotten is asked once more in its step.
    const half = certain(-Math.log(0.9 / 0.1));
    const cards = 400;
    const exact = { ...group({ day: 6, cards }), elapsed: field.interval(100) };
    const { horizons } = predict([exact], [field], half);
    const [week] = horizons;
    expect(week?.load.mean).toBeGreaterThan(cards * 1.49);
    expect(week?.load.mean).toBeLessThan(cards * 1.51);
    // 90 % of a normal law with variance 400 × ¼: ± 1.645 × 10.
    expect(week?.load.high).toBeCloseTo(600 + 16.4, -1);
    expect(week?.load.low).toBeCloseTo(600 - 16.4, -1);
    expect(week?.retention?.mean).toBeCloseTo(0.5, 2);
  });

  test("fewer than twenty visits give no share", () => {
    expect(predict([group({ cards: 16 })], [field], certain(0)).horizons[0]?.retention).toBeNull();
    expect(
      predict([group({ cards: 21 })], [field], certain(0)).horizons[0]?.retention,
    ).not.toBeNull();
  });

  test("no card, nothing to do", () => {
    expect(
      predict([], [field], SURE).horizons.map(({ load }) => [load.low, load.mean, load.high]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

test("a place between nodes keeps its weight, and the ends of the grid hold", () => {
  for (const [stability, difficulty] of [
    [0.001, 0],
    [1, 1],
    [3.7, 4.2],
    [99_999, 12],
  ] as const) {
    const { nodes, weights } = placeOf(stability, difficulty);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...nodes)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...nodes)).toBeLessThan(NODES);
  }
});

interface Learner {
  cards: CardState[];
  random(): number;
  /** What the schedule believes is moved by this for this person. */
  shift: number;
}

/** Reviews every card on the day it comes back; what was asked, due and known. */
function live(
  { cards, random, shift }: Learner,
  from: number,
  days: number,
  told?: (recall: number, known: boolean) => void,
) {
  const sums = { asked: 0, due: 0, known: 0 };
  for (const [place, card] of cards.entries()) {
    let state = card;
    for (let day = from; day < from + days; day += 1) {
      const now = at(day + 0.5);
      if (state.due !== null && state.due.getTime() >= at(day + 1).getTime()) continue;
      const fresh = state.phase === "new";
      const recall = scheduler.recall(state, { at: now, timeZone: "UTC" });
      const known = fresh || random() < shifted(recall, shift);
      if (!fresh) {
        told?.(recall, known);
        sums.due += 1;
        sums.known += known ? 1 : 0;
      }
      state = scheduler.rate(
        state,
        { id: `${day}`, at: now, timeZone: "UTC", rating: known ? "good" : "very_difficult" },
        "s",
      );
      sums.asked += 1;
      // The steps of the day, known each time.
      for (let turn = 0; state.phase !== "review" && turn < 8; turn += 1) {
        state = scheduler.rate(
          state,
          { id: `${day}-${turn}`, at: state.due ?? now, timeZone: "UTC", rating: "good" },
          "s",
        );
        sums.asked += 1;
      }
    }
    cards[place] = state;
  }
  return sums;
}

const grouped = (cards: readonly CardState[], today: number): MemoryGroup[] =>
  cards.map(({ stability, difficulty, due, lastReview }) => {
    const back = Math.max(today + 0.5, (due?.getTime() ?? 0) / DAY_MS - ORIGIN / DAY_MS);
    const day = Math.max(0, Math.floor(back) - today);
    const elapsed = today + day + 0.5 - ((lastReview?.getTime() ?? 0) - ORIGIN) / DAY_MS;
    return { day, stability, difficulty, elapsed, field: 0, cards: 1 };
  });

test("over simulated people the interval holds what happens about as often as it says", {
  timeout: 240_000,
}, () => {
  const PEOPLE = runs(60);
  const hits = HORIZONS.map(() => ({ load: 0, retention: 0, retentions: 0 }));
  for (let person = 0; person < PEOPLE; person += 1) {
    const random = repeatableRandom(person + 1);
    // From people who forget far more than foretold to people who forget less.
    const learner: Learner = {
      cards: Array.from({ length: 240 }, () => NEW_CARD),
      random,
      shift: -1 + 1.5 * random(),
    };
    const bins = new Map<number, RecallBin>();
    const note = (recall: number, known: boolean) => {
      const key = Math.round(recall * 50);
      const bin = bins.get(key) ?? { recall: 0, asked: 0, passed: 0 };
      bin.recall = (bin.recall * bin.asked + recall) / (bin.asked + 1);
      bin.asked += 1;
      bin.passed += known ? 1 : 0;
      bins.set(key, bin);
    };
    live(learner, 0, 25, note);
    const { horizons } = predict(
      grouped(learner.cards, 25),
      [field],
      calibrate([...bins.values()]),
    );
    let done = { asked: 0, due: 0, known: 0 };
    let lived = 0;
    for (const [place, { days, load, retention }] of horizons.entries()) {
      const more = live(learner, 25 + lived, days - lived);
      done = {
        asked: done.asked + more.asked,
        due: done.due + more.due,
        known: done.known + more.known,
      };
      lived = days;
      const hit = hits[place];
      if (!hit) continue;
      if (done.asked >= load.low && done.asked <= load.high) hit.load += 1;
      if (retention && done.due > 0) {
        hit.retentions += 1;
        const reached = done.known / done.due;
        if (reached >= retention.low && reached <= retention.high) hit.retention += 1;
      }
    }
  }
  // Three standard deviations of a share of 0.9 over as many people.
  const slack = (people: number) => 3 * Math.sqrt((COVERAGE * (1 - COVERAGE)) / people);
  for (const { load, retention, retentions } of hits) {
    expect(Math.abs(load / PEOPLE - COVERAGE)).toBeLessThan(slack(PEOPLE));
    expect(retentions).toBeGreaterThan(PEOPLE / 2);
    expect(Math.abs(retention / retentions - COVERAGE)).toBeLessThan(slack(retentions));
  }
});
