// Child-Pugh a second time: each printed edge, in both units of bilirubin.
import { expect, test } from "vitest";
import { partsOf } from "../../testing/printed-scores.ts";
import { evaluate } from "../evaluate.ts";
import { childPugh } from "./calculator.ts";

const QUIET = { bilirubin: 10, albumin: 40, inr: 1, ascites: "none", encephalopathy: "none" };

test("each edge of the three measures", () => {
  const at = (given: Record<string, number | { value: number; unit: string }>) =>
    partsOf("child-pugh", { ...QUIET, ...given });
  for (const [value, points] of [
    [33, 1],
    [34, 2],
    [51, 2],
    [52, 3],
  ] as const)
    expect(at({ bilirubin: value }).bilirubin).toBe(points);
  for (const [value, points] of [
    [1.9, 1],
    [2, 2],
    [3, 2],
    [3.1, 3],
  ] as const) {
    expect(at({ bilirubin: { value, unit: "mg/dL" } }).bilirubin).toBe(points);
    expect(at({ bilirubin: { value: value * 10, unit: "mg/L" } }).bilirubin).toBe(points);
  }
  for (const [value, points] of [
    [36, 1],
    [35, 2],
    [28, 2],
    [27.9, 3],
  ] as const)
    expect(at({ albumin: value }).albumin).toBe(points);
  for (const [value, points] of [
    [1.69, 1],
    [1.7, 2],
    [2.3, 2],
    [2.31, 3],
  ] as const)
    expect(at({ inr: value }).inr).toBe(points);
});

test("the French line: TP above 50 %, 40 to 50 %, under 40 %, in place of the INR", () => {
  const { inr: _ratio, ...withoutInr } = QUIET;
  for (const [prothrombin, points] of [
    [100, 1],
    [51, 1],
    [50, 2],
    [45, 2],
    [40, 2],
    [39, 3],
    [12, 3],
  ] as const)
    expect([prothrombin, partsOf("child-pugh", { ...withoutInr, prothrombin }).inr]).toEqual([
      prothrombin,
      points,
    ]);
});

test("one of INR and TP is asked for; both, when they disagree, are a question and no score", () => {
  const { inr: _ratio, ...withoutInr } = QUIET;
  expect(evaluate(childPugh, withoutInr).missing).toEqual(["inr"]);
  expect(evaluate(childPugh, { ...QUIET, inr: 1.3, prothrombin: 60 }).outcome?.value).toBe(5);
  expect(evaluate(childPugh, { ...QUIET, inr: 1.3, prothrombin: 35 })).toMatchObject({
    problems: [{ field: "prothrombin", rule: "clottingDisagrees" }],
    outcome: null,
  });
});
