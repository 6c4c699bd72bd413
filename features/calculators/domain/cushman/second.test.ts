// Cushman a second time: printed classes, first and last value of each.
import { expect, test } from "vitest";
import { partsOf } from "../../testing/printed-scores.ts";

const QUIET = {
  age: 40,
  heartRate: 70,
  systolic: 110,
  respiratoryRate: 12,
  tremor: "none",
  sweating: "none",
  agitation: "none",
  senses: "none",
};

test("classes of the three measures, and pressure at each age", () => {
  const at = (given: Record<string, number>) => partsOf("cushman", { ...QUIET, ...given });
  for (const [heartRate, points] of [
    [79, 0],
    [81, 1],
    [100, 1],
    [101, 2],
    [120, 2],
    [121, 3],
  ] as const)
    expect(at({ heartRate }).heartRate).toBe(points);
  for (const [respiratoryRate, points] of [
    [15, 0],
    [16, 1],
    [25, 1],
    [26, 2],
    [35, 2],
    [36, 3],
  ] as const)
    expect(at({ respiratoryRate }).respiratoryRate).toBe(points);
  for (const [ages, first] of [
    [[18, 30], 125],
    [[31, 50], 135],
    [[51, 90], 145],
  ] as const)
    for (const age of ages)
      for (const [systolic, points] of [
        [first - 1, 0],
        [first + 1, 1],
        [first + 10, 1],
        [first + 11, 2],
        [first + 20, 2],
        [first + 21, 3],
      ] as const)
        expect([age, systolic, at({ age, systolic }).systolic]).toEqual([age, systolic, points]);
});
