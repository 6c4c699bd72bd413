// SOFA-2 a second time, threshold by threshold as its table is printed: the last value of a class
// and the first of the next.
import { expect, test } from "vitest";
import { partsOf } from "../../testing/printed-scores.ts";
import { findById } from "../catalogue.ts";
import { evaluate } from "../evaluate.ts";
import type { Given } from "../read-input.ts";

const QUIET: Record<string, Given> = {
  gcs: 15,
  delirium: false,
  pfRatio: 400,
  vasoactive: "none",
  map: 80,
  bilirubin: 10,
  creatinine: 80,
  rrt: "no",
  platelets: 250,
};
const at = (given: Record<string, Given>) => partsOf("sofa-2", { ...QUIET, ...given });
const mg = (value: number) => ({ value, unit: "mg/dL" });

const PRINTED: readonly (readonly [string, Record<string, Given>, number])[] = [
  ...(
    [
      [15, 0],
      [14, 1],
      [13, 1],
      [12, 2],
      [9, 2],
      [8, 3],
      [6, 3],
      [5, 4],
      [3, 4],
    ] as const
  ).map(([gcs, points]) => ["brain", { gcs }, points] as const),
  ...(
    [
      ["6", 0],
      ["5", 1],
      ["4", 2],
      ["3", 3],
      ["2", 4],
      ["1", 4],
    ] as const
  ).map(([motor, points]) => ["brain", { gcs: null, motor }, points] as const),
  ["brain", { delirium: true }, 1],
  ["brain", { gcs: null, motor: "6", delirium: true }, 1],
  ["brain", { gcs: 12, delirium: true }, 2],
  ...(
    [
      [301, 0],
      [300, 1],
      [226, 1],
      [225, 2],
      [151, 2],
      [150, 3],
      [76, 3],
      [75, 4],
    ] as const
  ).map(([pfRatio, points]) => ["respiration", { pfRatio, support: "advanced" }, points] as const),
  ...(
    [
      [150, 2],
      [75, 2],
      [20, 2],
    ] as const
  ).map(([pfRatio, points]) => ["respiration", { pfRatio, support: "none" }, points] as const),
  ["respiration", { pfRatio: 75, support: "unavailable" }, 4],
  ...(
    [
      [40.1, 0],
      [40, 1],
      [30.1, 1],
      [30, 2],
      [20.1, 2],
      [20, 3],
      [10.1, 3],
      [10, 4],
    ] as const
  ).map(
    ([value, points]) =>
      ["respiration", { pfRatio: { value, unit: "kPa" }, support: "advanced" }, points] as const,
  ),
  // 8 kPa under 20 % and 6 kPa under 30 %: on the printed threshold of the kPa column.
  ["respiration", { pfRatio: null, pao2: { value: 16, unit: "kPa" }, fio2: 40 }, 1],
  [
    "respiration",
    { pfRatio: null, pao2: { value: 10, unit: "kPa" }, fio2: 50, support: "advanced" },
    3,
  ],
  // Saturation alone, under 98 %: 97/32 = 303, 96/32 = 300, 95/38 = 250, 90/45 = 200, 96/80 = 120.
  ...(
    [
      [97, 32, 0],
      [96, 32, 1],
      [95, 38, 2],
      [90, 45, 3],
      [96, 80, 4],
    ] as const
  ).map(
    ([spo2, fio2, points]) =>
      ["respiration", { pfRatio: null, spo2, fio2, support: "advanced" }, points] as const,
  ),
  ["respiration", { mechanical: "ecmoLungs" }, 4],
  ["respiration", { mechanical: "ecmoHeart" }, 4],
  ["respiration", { mechanical: "other" }, 0],
  ["circulation", { map: 70 }, 0],
  ["circulation", { map: 69 }, 1],
  ["circulation", { map: 30 }, 1],
  ...(
    [
      [70, 0],
      [69, 1],
      [60, 1],
      [59, 2],
      [50, 2],
      [49, 3],
      [40, 3],
      [39, 4],
    ] as const
  ).map(([map, points]) => ["circulation", { vasoactive: "unavailable", map }, points] as const),
  ...(
    [
      [0.01, 2],
      [0.2, 2],
      [0.21, 3],
      [0.4, 3],
      [0.41, 4],
    ] as const
  ).flatMap(([dose, points]) => [
    ["circulation", { vasoactive: "given", norepinephrine: dose }, points] as const,
    ["circulation", { vasoactive: "given", epinephrine: dose }, points] as const,
    [
      "circulation",
      { vasoactive: "given", norepinephrine: dose, otherAgent: true },
      Math.min(4, points + 1),
    ] as const,
  ]),
  ["circulation", { vasoactive: "given", norepinephrine: 0.1, epinephrine: 0.1 }, 2],
  ["circulation", { vasoactive: "given", norepinephrine: 0.3, epinephrine: 0.1 }, 3],
  ["circulation", { vasoactive: "given", norepinephrine: 0.1, dopamine: 5 }, 3],
  ["circulation", { vasoactive: "given", otherAgent: true }, 2],
  ...(
    [
      [5, 2],
      [20, 2],
      [21, 3],
      [40, 3],
      [41, 4],
    ] as const
  ).map(
    ([dopamine, points]) => ["circulation", { vasoactive: "given", dopamine }, points] as const,
  ),
  ["circulation", { mechanical: "ecmoLungs" }, 0],
  ["circulation", { mechanical: "ecmoHeart" }, 4],
  ["circulation", { mechanical: "other" }, 4],
  ...(
    [
      [20.6, 0],
      [20.7, 1],
      [51.3, 1],
      [51.4, 2],
      [102.6, 2],
      [102.7, 3],
      [205, 3],
      [205.1, 4],
    ] as const
  ).map(([bilirubin, points]) => ["liver", { bilirubin }, points] as const),
  ...(
    [
      [1.2, 0],
      [1.3, 1],
      [3, 1],
      [3.1, 2],
      [6, 2],
      [6.1, 3],
      [12, 3],
      [12.1, 4],
    ] as const
  ).map(([value, points]) => ["liver", { bilirubin: mg(value) }, points] as const),
  ...(
    [
      [110, 0],
      [111, 1],
      [170, 1],
      [171, 2],
      [300, 2],
      [301, 3],
      [900, 3],
    ] as const
  ).map(([creatinine, points]) => ["kidney", { creatinine }, points] as const),
  ...(
    [
      [1.2, 0],
      [1.21, 1],
      [2, 1],
      [2.01, 2],
      [3.5, 2],
      [3.51, 3],
    ] as const
  ).map(([value, points]) => ["kidney", { creatinine: mg(value) }, points] as const),
  ["kidney", { oliguria: "half6" }, 1],
  ["kidney", { oliguria: "half12" }, 2],
  ["kidney", { oliguria: "severe" }, 3],
  ["kidney", { oliguria: "half6", creatinine: 301 }, 3],
  ["kidney", { rrt: "received" }, 4],
  ["kidney", { rrt: "criteria" }, 4],
  ...(
    [
      [151, 0],
      [150, 1],
      [101, 1],
      [100, 2],
      [81, 2],
      [80, 3],
      [51, 3],
      [50, 4],
    ] as const
  ).map(([platelets, points]) => ["haemostasis", { platelets }, points] as const),
];

test.each(PRINTED)("%s, %j: %d", (organ, given, points) => {
  expect(at(given)[organ]).toBe(points);
});

const sofa2 = () => {
  const found = findById("sofa-2");
  if (!found) throw new Error("sofa-2");
  return found;
};
const problemOf = (given: Record<string, Given>) =>
  evaluate(sofa2(), { ...QUIET, ...given }).problems[0];
const missingOf = (given: Record<string, Given>) =>
  evaluate(sofa2(), { ...QUIET, ...given }).missing;

test("what contradicts itself is refused on its field", () => {
  const bySaturation = { pfRatio: null, fio2: 40 };
  expect(problemOf({ ...bySaturation, spo2: 98 })).toMatchObject({
    field: "spo2",
    rule: "flatSaturation",
  });
  expect(problemOf({ ...bySaturation, spo2: 97 })).toBeUndefined();
  expect(problemOf({ motor: "5" })).toMatchObject({ field: "motor", rule: "oneBrain" });
  expect(problemOf({ pfRatio: 300, pao2: 80, fio2: 50 })).toMatchObject({ rule: "ratioDisagrees" });
  expect(problemOf({ norepinephrine: 0.2 })).toMatchObject({ rule: "doseWithoutDrug" });
  expect(problemOf({ vasoactive: "given", norepinephrine: 0 })).toMatchObject({ rule: "noDose" });
});

test("only what changes the points is asked for", () => {
  expect(missingOf({ gcs: null })).toContain("gcs");
  expect(missingOf({ gcs: 14, delirium: null })).toEqual([]);
  expect(missingOf({ delirium: null })).toEqual(["delirium"]);
  expect(missingOf({ pfRatio: 151 })).toEqual([]);
  expect(missingOf({ pfRatio: 150 })).toEqual(["support"]);
  expect(missingOf({ pfRatio: null, spo2: 90 })).toEqual(["fio2"]);
  expect(missingOf({ vasoactive: "given" })).toEqual(["norepinephrine"]);
  expect(missingOf({ vasoactive: "unavailable", map: null })).toEqual(["map"]);
  expect(missingOf({ rrt: null })).toEqual(["rrt"]);
});

test("dopamine beside another drug is told apart: its cut-offs are those of dopamine alone", () => {
  const { outcome } = evaluate(sofa2(), {
    ...QUIET,
    vasoactive: "given",
    dopamine: 50,
    otherAgent: true,
  });
  expect(outcome?.notes).toContain("dopamineAndOther");
});
