import { expect, test } from "vitest";
import { level, MASTERED_FROM_DAYS, mastery } from "./mastery.ts";

test.each([
  ["new", 0, "new"],
  ["learning", 3, "learning"],
  ["relearning", 40, "toLearn"],
  ["review", MASTERED_FROM_DAYS - 0.01, "inProgress"],
  ["review", MASTERED_FROM_DAYS, "mastered"],
] as const)("%s with a stability of %d days is %s", (phase, stability, expected) => {
  expect(mastery({ phase, stability })).toBe(expected);
});

test("levels are bands of the number of reviews", () => {
  expect([0, 1, 2, 3, 5, 6, 10, 11, 400].map(level)).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5]);
});
