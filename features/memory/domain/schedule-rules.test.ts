// What the schedule adds to ts-fsrs: whole days at the place of the review, streaks, clocks that run
// behind, what was never learnt.
import { describe, expect, test } from "vitest";
import type { Rating } from "./rating.ts";
import {
  type CardState,
  DEFAULT_SCHEDULE,
  daysUntilDue,
  makeScheduler,
  NEW_CARD,
} from "./schedule.ts";

const DAY = 86_400_000;
const START = new Date("2026-01-05T08:00:00Z");
const scheduler = makeScheduler({ ...DEFAULT_SCHEDULE, fuzz: false });
const rate = (state: CardState, at: Date, rating: Rating) =>
  scheduler.rate(state, { id: "r", at, timeZone: "UTC", rating }, "c");
const later = (days: number) => new Date(START.getTime() + days * DAY);
const LEARNT = rate(rate(NEW_CARD, START, "easy"), later(15), "good");

test("a streak grows by one with each success and ends with what was not known", () => {
  expect(NEW_CARD.streak).toBe(0);
  expect(LEARNT.streak).toBe(2);
  expect(rate(LEARNT, later(60), "difficult").streak).toBe(3);
  expect(rate(LEARNT, later(60), "very_difficult").streak).toBe(0);
});

test("a card learnt in minutes comes back in minutes; one of whole days, whole days later", () => {
  const first = rate(NEW_CARD, START, "good");
  expect([first.phase, first.interval]).toEqual(["learning", 0]);
  expect(first.due?.getTime()).toBe(START.getTime() + 10 * 60_000);
  expect(LEARNT.interval).toBeGreaterThan(1);
  expect(LEARNT.due).toEqual(new Date(later(15).getTime() + LEARNT.interval * DAY));
});

test("« very easy » of a card in learning waits as Easy does, then longer", () => {
  const [easy, stretched] = [rate(NEW_CARD, START, "easy"), rate(NEW_CARD, START, "very_easy")];
  expect(easy.interval).toBeGreaterThan(0);
  expect(stretched.interval).toBeGreaterThan(easy.interval);
  expect(stretched.due).toEqual(later(stretched.interval));
});

describe("a device whose clock runs behind", () => {
  test("reviews when the last review was, not before", () => {
    const behind = rate(LEARNT, later(3), "good");
    expect(behind.lastReview).toEqual(LEARNT.lastReview);
  });
  test("one that runs right reviews when it says", () => {
    expect(rate(LEARNT, later(16), "good").lastReview).toEqual(later(16));
    expect(rate(LEARNT, later(15), "good").lastReview).toEqual(later(15));
  });
});

test("what was never reviewed, or is not held at all, has no chance of recall", () => {
  const now = { at: later(20), timeZone: "UTC" };
  expect(scheduler.recall(NEW_CARD, now)).toBe(0);
  expect(scheduler.recall({ ...LEARNT, stability: 0 }, now)).toBe(0);
  expect(scheduler.recall({ ...LEARNT, lastReview: null }, now)).toBe(0);
  expect(scheduler.recall(LEARNT, now)).toBeGreaterThan(0.9);
});

test("days to the due date have their fraction, are negative once it is past, and none without one", () => {
  const state = { ...NEW_CARD, due: later(2) };
  expect(daysUntilDue(state, START)).toBe(2);
  expect(daysUntilDue(state, later(2.5))).toBe(-0.5);
  expect(daysUntilDue({ ...state, due: null }, START)).toBe(0);
});

test("a preview says for each rating what that rating would give", () => {
  const moment = { at: later(40), timeZone: "UTC" };
  const preview = scheduler.preview(LEARNT, moment, "c", "r");
  expect(Object.keys(preview)).toHaveLength(5);
  expect(preview.good).toEqual(rate(LEARNT, later(40), "good"));
  expect(preview.very_difficult.phase).toBe("relearning");
});
