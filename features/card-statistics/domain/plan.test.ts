import { expect, test } from "vitest";
import { DEFAULT_SCHEDULE, makeScheduler } from "#features/memory/domain/schedule.ts";
import { followKnown, MOST_NEW_PER_DAY, minutes, needFor, project, restDays } from "./plan.ts";

const scheduler = makeScheduler(DEFAULT_SCHEDULE);
const begun = (classes: Parameters<typeof followKnown>[1]) =>
  followKnown(scheduler, classes, { days: 30, retention: 0.9 });
const known = { day: 3, stability: 10, difficulty: 5, cards: 40 };

test("what is due comes on its day, with a share for what will be forgotten, and comes back later", () => {
  const { due, fresh } = project(scheduler, begun([known]), {
    days: 30,
    newPerDay: 0,
    unseen: 0,
    retention: 0.9,
  });
  expect(due.slice(0, 5)).toEqual([0, 0, 0, 44, 0]);
  expect(due.slice(4).reduce((sum, count) => sum + count, 0) % 44).toBe(0);
  expect(fresh.every((count) => count === 0)).toBe(true);
});

test("new cards come at their rhythm until none is left, and bring reviews", () => {
  const { due, fresh } = project(scheduler, begun([]), {
    days: 30,
    newPerDay: 10,
    unseen: 25,
    retention: 0.9,
  });
  expect(fresh.slice(0, 4)).toEqual([10, 10, 5, 0]);
  expect(due.slice(0, 8).every((count) => count === 0)).toBe(true);
  expect(due.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(25);
});

test("an exam asks for every card to be seen before its last days", () => {
  expect([restDays(3), restDays(10), restDays(100)]).toEqual([0, 2, 7]);
  const need = needFor(scheduler, [known], {
    daysLeft: 50,
    unseen: 430,
    retention: 0.9,
    seconds: 12,
  });
  expect(need.newPerDay).toBe(10);
  expect(need.feasible).toBe(true);
  expect(need.recall).toBeGreaterThan(0.85);
  expect(need.recall).toBeLessThanOrEqual(1);
  expect(need.minutesPerDay).toBeGreaterThan(minutes(need.reviewsPerDay - 1, 8, 12));
});

test("what cannot be learnt in time is said, and lowers what will be known", () => {
  const need = needFor(scheduler, [], { daysLeft: 5, unseen: 5000, retention: 0.9, seconds: 10 });
  expect([need.newPerDay, need.feasible]).toEqual([MOST_NEW_PER_DAY, false]);
  expect(need.recall).toBeLessThan(0.2);
});

test("nothing to learn needs nothing, and no share of it is known", () => {
  expect(
    needFor(scheduler, [], { daysLeft: 20, unseen: 0, retention: 0.9, seconds: 10 }),
  ).toMatchObject({
    newPerDay: 0,
    reviewsPerDay: 0,
    minutesPerDay: 0,
    recall: null,
    feasible: true,
  });
});
