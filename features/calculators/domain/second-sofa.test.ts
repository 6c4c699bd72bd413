// SOFA a second time, threshold by threshold as printed.
import { expect, test } from "vitest";
import { partsOf, QUIET_SOFA } from "../testing/printed-scores.ts";
import type { Given } from "./read-input.ts";

test("SOFA, every printed threshold (Sepsis-3 table 1)", () => {
  const at = (given: Record<string, Given>) => partsOf("sofa", { ...QUIET_SOFA, ...given });
  for (const [ratio, plain, ventilated] of [
    [400, 0, 0],
    [399, 1, 1],
    [300, 1, 1],
    [299, 2, 2],
    [200, 2, 2],
    [199, 2, 3],
    [100, 2, 3],
    [99, 2, 4],
  ]) {
    expect(at({ pao2: ratio, fio2: 100, ventilated: false }).respiration).toBe(plain);
    expect(at({ pao2: ratio, fio2: 100, ventilated: true }).respiration).toBe(ventilated);
  }
  for (const [platelets, points] of [
    [150, 0],
    [149, 1],
    [100, 1],
    [99, 2],
    [50, 2],
    [49, 3],
    [20, 3],
    [19, 4],
  ])
    expect(at({ platelets }).coagulation).toBe(points);
  for (const [bilirubin, points] of [
    [19, 0],
    [20, 1],
    [32, 1],
    [33, 2],
    [101, 2],
    [102, 3],
    [204, 3],
    [205, 4],
  ])
    expect(at({ bilirubin }).liver).toBe(points);
  for (const [value, points] of [
    [1.1, 0],
    [1.2, 1],
    [1.9, 1],
    [2, 2],
    [5.9, 2],
    [6, 3],
    [11.9, 3],
    [12, 4],
  ])
    expect(at({ bilirubin: { value: value ?? 0, unit: "mg/dL" } }).liver).toBe(points);
  for (const [creatinine, points] of [
    [109, 0],
    [110, 1],
    [170, 1],
    [171, 2],
    [299, 2],
    [300, 3],
    [440, 3],
    [441, 4],
  ])
    expect(at({ creatinine }).kidney).toBe(points);
  for (const [value, points] of [
    [1.1, 0],
    [1.2, 1],
    [1.9, 1],
    [2, 2],
    [3.4, 2],
    [3.5, 3],
    [4.9, 3],
    [5, 4],
  ])
    expect(at({ creatinine: { value: value ?? 0, unit: "mg/dL" } }).kidney).toBe(points);
  for (const [urineOutput, points] of [
    [500, 0],
    [499, 3],
    [200, 3],
    [199, 4],
  ])
    expect(at({ urineOutput }).kidney).toBe(points);
  for (const [gcs, points] of [
    [15, 0],
    [14, 1],
    [13, 1],
    [12, 2],
    [10, 2],
    [9, 3],
    [6, 3],
    [5, 4],
    [3, 4],
  ])
    expect(at({ gcs }).neurology).toBe(points);
  expect(at({ map: 70 }).circulation).toBe(0);
  expect(at({ map: 69 }).circulation).toBe(1);
});

test("SOFA, doses of vasoactive drugs in µg/kg/min", () => {
  const at = (given: Record<string, Given>) =>
    partsOf("sofa", { ...QUIET_SOFA, vasopressors: true, ...given }).circulation;
  expect(at({ dobutamine: true })).toBe(2);
  for (const [dopamine, points] of [
    [3, 2],
    [5, 2],
    [5.1, 3],
    [15, 3],
    [15.1, 4],
  ])
    expect(at({ dopamine })).toBe(points);
  for (const [dose, points] of [
    [0.01, 3],
    [0.1, 3],
    [0.11, 4],
    [2, 4],
  ]) {
    expect(at({ norepinephrine: dose })).toBe(points);
    expect(at({ epinephrine: dose })).toBe(points);
  }
  // 0.6 mg/kg/h = 10 µg/kg/min; 6 µg/kg/h = 0.1 µg/kg/min.
  expect(at({ norepinephrine: { value: 6, unit: "µg/kg/h" } })).toBe(3);
});
