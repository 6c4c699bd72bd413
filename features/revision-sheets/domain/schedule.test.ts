import fc from "fast-check";
import { expect, test } from "vitest";
import { RATINGS } from "#features/memory/domain/rating.ts";
import { runs } from "#platform/testing/runs.ts";
import { foldReviews, isDue, scheduler } from "./schedule.ts";

const DAY = 86_400_000;
const START = Date.parse("2026-11-01T10:00:00Z");
const on = (at: number) => ({ at: new Date(at), timeZone: "Europe/Paris" });

test("a sheet comes back in days, never in minutes, and within a year", () => {
  const fact = fc.record({
    rating: fc.constantFrom(...RATINGS),
    after: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(fact, { minLength: 1, maxLength: 30 }), (facts) => {
      let at = START;
      const reviews = facts.map(({ rating, after }, n) => {
        at += after * DAY;
        return { id: `r${n}`, at: new Date(at), timeZone: "Europe/Paris", rating };
      });
      const { state } = foldReviews(reviews, "sheet");
      expect(state.phase).toBe("review");
      expect(state.interval).toBeGreaterThanOrEqual(1);
      // Hard, Good and Easy stay a day apart where all reach the cap.
      expect(state.interval).toBeLessThanOrEqual(367);
      const shuffled = [...reviews].reverse();
      expect(foldReviews(shuffled, "sheet").state).toEqual(state);
    }),
    { numRuns: runs(200) },
  );
});

test("a better rating never comes back sooner", () => {
  const { state } = foldReviews([{ id: "r", ...on(START), rating: "good" }], "sheet");
  const preview = scheduler.preview(state, on(START + 3 * DAY), "sheet", "next");
  const intervals = RATINGS.map((rating) => preview[rating].interval);
  expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
});

test("due: never reviewed, or before the day ends", () => {
  const end = new Date(START);
  expect([
    isDue({ due: null }, end),
    isDue({ due: new Date(START - 1) }, end),
    isDue({ due: end }, end),
  ]).toEqual([true, true, false]);
});
