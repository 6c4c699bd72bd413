import { expect, test } from "vitest";
import { addDays } from "#features/memory/domain/public.ts";
import { ON_CALL } from "./amounts.ts";
import { inReach, mayMark } from "./on-call.ts";

const TODAY = "2026-11-21";
const at = (...days: number[]) => days.map((day) => addDays(TODAY, day));
const mark = (...others: number[]) => mayMark(TODAY, TODAY, new Set(at(...others)));

test("three days in any seven are marked at most", () => {
  expect(ON_CALL.inSevenDays).toBe(3);
});

// The day is 0: seven days in a row that hold it are searched, from -6..0 to 0..6.
test.each([
  ["the last of seven days", [-6, -5, -4]],
  ["the first of seven days", [4, 5, 6]],
  ["the first of them apart", [-6, -1, -2]],
  ["the last of them apart", [1, 2, 6]],
  ["in the middle", [-3, -2, 3]],
  ["beside all three", [-2, -1, 1]],
])("a fourth day is refused: %s", (_, others) => {
  expect(mark(...others)).toEqual({ ok: false, reason: "tooMany" });
});

test.each([
  ["the eighth day after", [-7, -6, -5]],
  ["the eighth day before", [5, 6, 7]],
  ["three before it, over eight days", [-7, -1, -2]],
  ["around it, over eight days", [-3, -2, 4]],
  ["around it, three on each side of two weeks", [-7, -6, -5, 5, 6, 7]],
  ["already marked, the third", [-2, -1, 0]],
])("a day is marked: %s", (_, others) => {
  expect(mark(...others)).toEqual({ ok: true });
});

test("from fourteen days back to sixty ahead, both ends included", () => {
  const reached = [-15, -14, 0, 60, 61].map((day) => inReach(addDays(TODAY, day), TODAY));
  expect(reached).toEqual([false, true, true, true, false]);
  expect(mayMark(addDays(TODAY, 61), TODAY, new Set())).toEqual({ ok: false, reason: "tooFar" });
});
