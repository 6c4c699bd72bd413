// Amounts in one unit of their kind: milligrams, millilitres, millimoles, minutes.
import { expect, test } from "vitest";
import { apart, mayBeSame, spanOf } from "./amounts.ts";

test.each([
  ["1", "ng", "mass", 1e-6],
  ["1", "µg", "mass", 1e-3],
  ["1", "mg", "mass", 1],
  ["1", "g", "mass", 1e3],
  ["1", "kg", "mass", 1e6],
  ["1", "mL", "volume", 1],
  ["1", "dL", "volume", 100],
  ["1", "L", "volume", 1000],
  ["1", "µmol", "amount", 1e-3],
  ["1", "mmol", "amount", 1],
  ["1", "mEq", "amount", 1],
  ["60", "mg/min", "mass/time", 60],
  ["60", "mg/h", "mass/time", 1],
  ["1440", "mg/j", "mass/time", 1],
  ["1440", "mg/24 h", "mass/time", 1],
  ["6", "mg/kg/h", "mass/kg/time", 0.1],
  ["100", "µg/kg/min", "mass/kg/time", 0.1],
  ["2", "g/L", "mass/L", 2],
  ["50", "mg/dL", "mass/dL", 0.5],
  ["100", "UI", "UI", 100],
])("%s %s", (value, unit, kind, base) => {
  const span = spanOf({ value, unit });
  expect(span.kind).toBe(kind);
  expect(span.low).toBeCloseTo(base, 9);
  expect(span.high).toBeCloseTo(base, 9);
});

test("a range has both its ends, with French figures", () => {
  expect(spanOf({ value: "0,5-1", unit: "g" })).toEqual({ kind: "mass", low: 500, high: 1000 });
});

test("a rate of an hour is sixty times less than the same in a minute", () => {
  const hourly = { value: "1", unit: "mg/kg/h" };
  const eachMinute = { value: "1", unit: "mg/kg/min" };
  expect(mayBeSame(hourly, eachMinute)).toBe(false);
  expect(apart(hourly, eachMinute)).toBeCloseTo(60, 9);
  expect(mayBeSame(hourly, { value: "24", unit: "mg/kg/j" })).toBe(true);
});

test("a dose by weight may be any dose of somebody between 2 and 150 kg", () => {
  const byWeight = { value: "1", unit: "mg/kg" };
  const whole = (value: string) => mayBeSame(byWeight, { value, unit: "mg" });
  expect(["1", "2", "150", "151"].map(whole)).toEqual([false, true, true, false]);
});
