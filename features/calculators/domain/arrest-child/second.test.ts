// The doses a second time, kilogram by kilogram, with the row of a hospital table.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const also = (weight: number) =>
  Object.fromEntries(run("arrest-child", { weight }).also.map(({ id, value }) => [id, value]));

test("the printed rows: weight, mL of adrenaline at 0.1 mg/mL, mg of amiodarone", () => {
  for (const [weight, millilitres, amiodarone] of [
    [3, 0.3, 15],
    [5, 0.5, 25],
    [7, 0.7, 35],
    [10, 1, 50],
    [12, 1.2, 60],
    [15, 1.5, 75],
    [20, 2, 100],
    [25, 2.5, 125],
    [35, 3.5, 175],
  ] as const) {
    expect(also(weight).adrenalineVolume).toBeCloseTo(millilitres, 9);
    expect(also(weight).amiodarone).toBeCloseTo(amiodarone, 9);
  }
});

test("never above the maximum, whatever the weight", () => {
  for (let weight = 2; weight <= 120; weight += 1) {
    expect(run("arrest-child", { weight }).value).toBeLessThanOrEqual(1000);
    expect(also(weight).amiodarone).toBeLessThanOrEqual(300);
  }
  expect([
    also(60).amiodarone,
    also(61).amiodarone,
    run("arrest-child", { weight: 100 }).value,
  ]).toEqual([300, 300, 1000]);
});

test("the shock stops at the energy of an adult, and the formula prints what is given", () => {
  expect([also(40).shock, also(50).shock, also(51).shock, also(120).shock]).toEqual([
    160, 200, 200, 200,
  ]);
  const { formula } = run("arrest-child", { weight: 120 });
  const printed = formula.split(";").map((part) => Number(part.split(/[=→]/).at(-1)));
  expect(printed).toEqual([1000, 300, 200]);
});
