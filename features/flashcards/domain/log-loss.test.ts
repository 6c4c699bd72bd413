import { expect, test } from "vitest";
import { lossOf } from "./log-loss.ts";
import { DEFAULT_SCHEDULE, makeScheduler } from "./schedule.ts";

const scheduler = makeScheduler(DEFAULT_SCHEDULE);
const at = (day: number) => new Date(Date.UTC(2026, 0, 1) + day * 86_400_000);

test("a review foretold costs little, a surprise much, and a review of the same day nothing", () => {
  const first = { id: "a", at: at(0), rating: "easy" as const };
  const known = lossOf([first, { id: "b", at: at(5), rating: "good" }], scheduler, "c");
  const forgotten = lossOf([first, { id: "b", at: at(5), rating: "very_difficult" }], scheduler, "c");
  expect([known.reviews, forgotten.reviews]).toEqual([1, 1]);
  expect(Math.exp(-known.sum) + Math.exp(-forgotten.sum)).toBeCloseTo(1, 8);
  expect(forgotten.sum).toBeGreaterThan(known.sum * 5);
  expect(lossOf([first, { id: "b", at: at(0.2), rating: "very_difficult" }], scheduler, "c").reviews).toBe(0);
});
