// GRACE a second time: the printed classes from below, creatinine in µmol/L too.
import { expect, test } from "vitest";
import { partsOf } from "../../testing/printed-scores.ts";

const QUIET = {
  age: 25,
  heartRate: 40,
  systolic: 210,
  creatinine: 30,
  killip: "I",
  arrest: false,
  stDeviation: false,
  raisedMarkers: false,
};

test("each class, its first and last value", () => {
  const at = (given: Record<string, number | string | { value: number; unit: string }>) =>
    partsOf("grace", { ...QUIET, ...given });
  for (const [age, points] of [
    [29, 0],
    [30, 8],
    [39, 8],
    [40, 25],
    [49, 25],
    [50, 41],
    [59, 41],
    [60, 58],
    [69, 58],
    [70, 75],
    [79, 75],
    [80, 91],
    [89, 91],
    [90, 100],
  ] as const)
    expect([age, at({ age }).age]).toEqual([age, points]);
  for (const [heartRate, points] of [
    [49, 0],
    [50, 3],
    [69, 3],
    [70, 9],
    [89, 9],
    [90, 15],
    [109, 15],
    [110, 24],
    [149, 24],
    [150, 38],
    [199, 38],
    [200, 46],
  ] as const)
    expect([heartRate, at({ heartRate }).heartRate]).toEqual([heartRate, points]);
  for (const [systolic, points] of [
    [79, 58],
    [80, 53],
    [99, 53],
    [100, 43],
    [119, 43],
    [120, 34],
    [139, 34],
    [140, 24],
    [159, 24],
    [160, 10],
    [199, 10],
    [200, 0],
  ] as const)
    expect([systolic, at({ systolic }).systolic]).toEqual([systolic, points]);
  for (const [value, points] of [
    [0.39, 1],
    [0.4, 4],
    [0.79, 4],
    [0.8, 7],
    [1.19, 7],
    [1.2, 10],
    [1.59, 10],
    [1.6, 13],
    [1.99, 13],
    [2, 21],
    [3.99, 21],
    [4, 28],
  ] as const) {
    expect([value, at({ creatinine: { value, unit: "mg/dL" } }).creatinine]).toEqual([
      value,
      points,
    ]);
    expect([value, at({ creatinine: { value: value * 88.4, unit: "µmol/L" } }).creatinine]).toEqual(
      [value, points],
    );
  }
});
