import { expect, test } from "vitest";
import { confidenceLevels, drawable, ENOUGH } from "./confidence.ts";

const many = (count: number, confidence: "sure" | "unsure" | null, score: number) =>
  Array.from({ length: count }, () => ({ confidence, score }));

test("each level has its answers and their mean, from doubt to sureness", () => {
  expect(
    confidenceLevels([...many(2, "sure", 1), ...many(2, "sure", 0), ...many(1, "unsure", 0.5)]),
  ).toEqual([
    { level: "unsure", count: 1, mean: 0.5 },
    { level: null, count: 0, mean: 0 },
    { level: "sure", count: 4, mean: 0.5 },
  ]);
});

test("a mean of fewer than ten answers is not drawn", () => {
  const levels = confidenceLevels([...many(ENOUGH, "sure", 1), ...many(ENOUGH - 1, "unsure", 0)]);
  expect(drawable(levels).map(({ level }) => level)).toEqual(["sure"]);
});
