import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#features/memory/domain/local-day.ts";
import { ON_CALL, xpOfLevel } from "./amounts.ts";
import { badgesOf, type DayRow } from "./badges.ts";
import { levelOf } from "./level.ts";
import { mayMark } from "./on-call.ts";
import { streakOf } from "./streak.ts";

const TODAY = "2026-11-21";
const back = (days: number) => addDays(TODAY, -days);
const days = (...ago: number[]) => ago.map(back);
const row = (ago: number, more: Partial<DayRow> = {}): DayRow => ({
  day: back(ago),
  source: "flashcards",
  xp: 0,
  done: 1,
  earning: 0,
  met: 0,
  duration: 0,
  ...more,
});

test("levels begin where the README says", () => {
  expect([0, 199, 200, 599, 600, 1200, 1999, 2000].map((xp) => levelOf(xp).number)).toEqual([
    1, 1, 2, 2, 3, 4, 4, 5,
  ]);
  expect(levelOf(750)).toEqual({ number: 3, from: 600, next: 1200 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (xp) => {
      const { number, from, next } = levelOf(xp);
      expect([from <= xp && xp < next, from, next]).toEqual([
        true,
        xpOfLevel(number),
        xpOfLevel(number + 1),
      ]);
    }),
  );
});

test.each<[string, string[], string[], object]>([
  ["nothing yet", [], [], { days: 0, longest: 0, doneToday: false }],
  ["today is not over", days(3, 2, 1), [], { days: 3, doneToday: false }],
  ["today counts once it is done", days(2, 1, 0), [], { days: 3, doneToday: true }],
  ["a day missed ends the run", days(4, 3, 2), [], { days: 0, longest: 3 }],
  ["a day on call holds it", days(3, 1, 0), days(2), { days: 3, frozen: 1 }],
  ["also the days just before today", days(4, 3), days(2, 1), { days: 2, frozen: 2 }],
  [
    "a day on call that was worked counts as worked",
    days(2, 1, 0),
    days(1),
    { days: 3, frozen: 0 },
  ],
  ["one of two days missed was on call", days(4, 1), days(2), { days: 1, longest: 1 }],
  ["on call without any work is no run", [], days(1, 0), { days: 0, onCallToday: true }],
  ["what is tomorrow elsewhere does not break today", days(1, 0, -1), [], { days: 2, longest: 3 }],
])("streak: %s", (_, worked, onCall, expected) => {
  expect(streakOf(worked, new Set(onCall), TODAY)).toMatchObject(expected);
});

test("the order and the number of times days are told change nothing, and more days never shorten the longest run", () => {
  const some = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 30 });
  fc.assert(
    fc.property(some, some, fc.integer({ min: 0, max: 40 }), (worked, onCall, more) => {
      const held = new Set(onCall.map(back));
      const once = streakOf(days(...new Set(worked)).sort(), held, TODAY);
      expect(streakOf(days(...worked, ...worked.toReversed()), held, TODAY)).toEqual(once);
      expect(streakOf(days(...worked, more), held, TODAY).longest).toBeGreaterThanOrEqual(
        once.longest,
      );
      expect(
        streakOf(days(...worked), new Set([...held, back(more)]), TODAY).days,
      ).toBeGreaterThanOrEqual(once.days);
    }),
  );
});

test("an achievement is dated by the day that reached it, from its own source", () => {
  const rows = [
    row(9, { xp: 1500, met: 60 }),
    row(3, { xp: 300, met: 39 }),
    row(3, { source: "revisionSheets", xp: 200, met: 5 }),
    row(1, { xp: 10, met: 1 }),
    row(1, { source: "quiz", done: 49 }),
  ];
  expect(badgesOf(rows, new Set())).toEqual([
    { id: "dedicatedStudent", value: 5, target: 5, earnedOn: back(3) },
    { id: "quizExpert", value: 49, target: 50, earnedOn: null },
    { id: "cardMaster", value: 100, target: 100, earnedOn: back(1) },
    { id: "impressiveStreak", value: 1, target: 7, earnedOn: null },
  ]);
  const week = [8, 7, 6, 5, 3, 2, 1, 0].map((ago) => row(ago));
  expect(badgesOf(week, new Set(days(4))).at(-1)).toMatchObject({ value: 8, earnedOn: back(1) });
  // What is taken back leaves the day without anything.
  const undone = week.map((one) => (one.day === back(2) ? { ...one, done: 0 } : one));
  expect(badgesOf(undone, new Set(days(4))).at(-1)).toMatchObject({ value: 5, earnedOn: null });
});

test("days on call are near, and not more in a week than anybody works", () => {
  const marked = new Set(days(5, 3, 1));
  expect(mayMark(back(0), TODAY, marked)).toEqual({ ok: false, reason: "tooMany" });
  expect(mayMark(back(-2), TODAY, marked)).toEqual({ ok: true });
  expect(mayMark(back(4), TODAY, marked)).toEqual({ ok: false, reason: "tooMany" });
  expect(mayMark(back(3), TODAY, marked)).toEqual({ ok: true });
  expect(mayMark(back(ON_CALL.back), TODAY, new Set())).toEqual({ ok: true });
  expect(mayMark(back(ON_CALL.back + 1), TODAY, new Set())).toEqual({
    ok: false,
    reason: "tooFar",
  });
  expect(mayMark(back(-ON_CALL.ahead - 1), TODAY, new Set())).toEqual({
    ok: false,
    reason: "tooFar",
  });
});
