import { expect, test } from "vitest";
import { line, median, reaches } from "./figure.ts";

test("the median of an even count lies between the two in the middle", () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test("a goal is a ceiling or a floor", () => {
  const figure = { value: 10, unit: "ms", baseline: 2 };
  expect(reaches({ ...figure, goal: { max: 10 } })).toBe(true);
  expect(reaches({ ...figure, goal: { min: 11 } })).toBe(false);
  expect(reaches({ ...figure, goal: null })).toBe(true);
  expect(line("answer", { ...figure, goal: { max: 9 } })).toMatch(
    /^✗ answer +10\.00 ms +baseline 2\.00 +≤ 9\.00$/,
  );
});
