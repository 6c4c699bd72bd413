// The two amounts of a plan that no other test would miss: the days left for reviews alone, and
// the share of reviews that are done twice.
import { expect, test } from "vitest";
import { DEFAULT_SCHEDULE, makeScheduler } from "#features/memory/domain/public.ts";
import { followKnown, project, restDays } from "./plan.ts";

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 1],
  [10, 2],
  [14, 2],
  [15, 3],
  [34, 6],
  [35, 7],
  [36, 7],
  [365, 7],
])("with %d days left, the last %d are for reviews", (daysLeft, rest) => {
  expect(restDays(daysLeft)).toBe(rest);
});

test.each([
  [0.9, 110],
  [0.8, 120],
  [0.7, 130],
])("at a wanted recall of %d, a hundred cards are asked %d times", (retention, asked) => {
  const scheduler = makeScheduler({ ...DEFAULT_SCHEDULE, retention, fuzz: false });
  const days = 150;
  const known = followKnown(scheduler, [], { days, retention });
  const course = { days, newPerDay: 100, unseen: 100, retention };
  const { due, fresh } = project(scheduler, known, course);
  expect(fresh[0]).toBe(100);
  const visits = due.filter((count) => count > 0);
  expect(visits.length).toBeGreaterThan(0);
  expect([...new Set(visits)]).toEqual([asked]);

  const begun = { day: 3, stability: 10, difficulty: 5, cards: 100 };
  const again = followKnown(scheduler, [begun], { days, retention }).due;
  expect(again[3]).toBeCloseTo(asked, 9);
});
