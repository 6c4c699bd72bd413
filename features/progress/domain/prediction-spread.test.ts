// The variance of what is foretold, by hand: a memory with two outcomes, each possible course
// counted with its chance.
import { expect, test } from "vitest";
import { atOnce } from "../testing/at-once.ts";
import { calibrate } from "./calibration.ts";
import { type MemoryGroup, predict } from "./prediction.ts";
import { type Field, NODES, type Outcome, type Visit } from "./prediction-field.ts";

const CARDS = 10_000;
/** 90 % of a normal law. */
const Z = 1.644_854;

const outcome = (days: number, again: number): Outcome => ({
  share: 1,
  place: { nodes: [0, 1, 2, 3], weights: [1, 0, 0, 0] },
  days,
  recall: 0.5,
  again,
});
/** Known once in two; then away for long. Forgotten: asked again at once, and back in ten days. */
const visit: Visit = { known: [outcome(200, 0)], forgotten: [outcome(10, 1)] };
const field: Field = {
  nodes: Array.from({ length: NODES }, () => visit),
  interval: () => 100,
  recall: () => 0.5,
  visit: () => visit,
};
const group: MemoryGroup = {
  ...{ day: 0, stability: 100, difficulty: 5, elapsed: 100, field: 0, cards: CARDS },
};
const foretold = (deviation: number) =>
  atOnce(predict([group], [field], { ...calibrate([]), shift: 0, deviation })).horizons;

/** A sum of cards alike, from the chances of each number of times that one is asked. */
function loadOf(courses: readonly [times: number, chance: number][], doubt = 0) {
  const mean = courses.reduce((sum, [times, chance]) => sum + times * chance, 0);
  const square = courses.reduce((sum, [times, chance]) => sum + times ** 2 * chance, 0);
  const spread = Z * Math.sqrt(CARDS * (square - mean ** 2) + doubt ** 2);
  const all = CARDS * mean;
  return { mean: all, low: Math.floor(all - spread), high: Math.ceil(all + spread) };
}

test("a week: once when known, twice when forgotten", () => {
  const load = loadOf([
    [1, 1 / 2],
    [2, 1 / 2],
  ]);
  expect(foretold(0)[0]?.load).toEqual(load);
  expect(load).toEqual({ mean: 15_000, low: 14_917, high: 15_083 });
});

test("a month: what is asked again the same day and what comes back vary together", () => {
  // Forgotten on days 0, 10 and 20: 2 each time, and 1 on the day it is known.
  const load = loadOf([
    [1, 1 / 2],
    [3, 1 / 4],
    [5, 1 / 8],
    [6, 1 / 8],
  ]);
  expect(foretold(0)[1]?.load).toEqual(load);
});

test("the doubt about the person counts once, in the load and in the share", () => {
  // Log-odds moved by ln 1.5 make 0.5 a chance of 0.6 or of 0.4: 1,000 cards more or fewer.
  const [week] = foretold(Math.log(1.5));
  const load = loadOf(
    [
      [1, 1 / 2],
      [2, 1 / 2],
    ],
    1000,
  );
  expect(week?.load).toEqual(load);
  const share = Z * Math.sqrt(0.25 / CARDS + 0.1 ** 2);
  expect(week?.retention?.low).toBeCloseTo(0.5 - share, 5);
  expect(week?.retention?.high).toBeCloseTo(0.5 + share, 5);
});

test("a share of sure chances is as doubtful as the cards that were asked are few", () => {
  const [week] = foretold(0);
  expect(week?.retention?.mean).toBeCloseTo(0.5, 9);
  expect(week?.retention?.high).toBeCloseTo(0.5 + Z * Math.sqrt(0.25 / CARDS), 5);
});
