import { expect, test } from "vitest";
import { DEFAULT_SCHEDULE, makeScheduler } from "#features/memory/domain/schedule.ts";
import { lossOf } from "./log-loss.ts";

const scheduler = makeScheduler(DEFAULT_SCHEDULE);
const on = (day: number) => ({
  at: new Date(Date.UTC(2026, 0, 1, 8) + day * 86_400_000),
  timeZone: "UTC",
});

test("a review foretold costs little, a surprise much, and a review of the same day nothing", () => {
  const first = { id: "a", ...on(0), rating: "easy" as const };
  const known = lossOf([first, { id: "b", ...on(5), rating: "good" }], scheduler, "c");
  const forgotten = lossOf(
    [first, { id: "b", ...on(5), rating: "very_difficult" }],
    scheduler,
    "c",
  );
  expect([known.reviews, forgotten.reviews]).toEqual([1, 1]);
  expect(Math.exp(-known.sum) + Math.exp(-forgotten.sum)).toBeCloseTo(1, 8);
  expect(forgotten.sum).toBeGreaterThan(known.sum * 5);
  expect(
    lossOf([first, { id: "b", ...on(0.2), rating: "very_difficult" }], scheduler, "c").reviews,
  ).toBe(0);
});
