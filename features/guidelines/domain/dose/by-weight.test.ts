import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { given } from "../../testing/doses.ts";
import { byWeight, formByWeight, inBand, isByWeight } from "./by-weight.ts";

const insulin = given({
  drug: "insuline rapide",
  value: "0,1",
  unit: "UI/kg",
  maximum: { dose: { value: "10", unit: "UI" } },
});

describe("a dose by weight", () => {
  test("is the product, in the unit without its kilograms", () => {
    expect(byWeight(insulin, 82)).toMatchObject({
      low: 8.2,
      high: 8.2,
      unit: "UI",
      weight: 82,
      capped: null,
    });
  });
  test("is cut by its maximum, and says what it was", () => {
    expect(byWeight(insulin, 112)).toMatchObject({
      low: 10,
      high: 10,
      capped: { low: 11.2, high: 11.2, maximum: 10 },
    });
  });
  test("a range keeps its low end when only the high one is cut", () => {
    const dose = given({
      drug: "x",
      value: "30-60",
      unit: "mg/kg",
      maximum: { dose: { value: "4\u00a0000", unit: "mg" } },
    });
    expect(byWeight(dose, 80)).toMatchObject({
      low: 2400,
      high: 4000,
      capped: { low: 2400, high: 4800 },
    });
  });
  test("a maximum in grams cuts a dose in milligrams", () => {
    const dose = given({
      drug: "x",
      value: "50-100",
      unit: "mg/kg",
      population: "child",
      maximum: { dose: { value: "1", unit: "g" } },
    });
    expect(byWeight(dose, 14)).toMatchObject({ low: 700, high: 1000, unit: "mg" });
  });
  test("a dose by day is cut by the maximum of a day, a dose by dose is not", () => {
    const maximum = { day: { value: "4", unit: "g" } };
    const daily = given({ drug: "x", value: "100", unit: "mg/kg/j", maximum });
    expect(byWeight(daily, 60)).toMatchObject({
      high: 4000,
      unit: "mg/j",
      capped: { maximum: 4000 },
    });
    const single = given({ drug: "x", value: "100", unit: "mg/kg", maximum });
    expect(byWeight(single, 60)).toMatchObject({ high: 6000, capped: null });
  });
  test("a maximum by weight grows with it: nothing is cut", () => {
    const maximum = { day: { value: "60", unit: "mg/kg" } };
    const daily = given({ drug: "x", value: "60", unit: "mg/kg/j", population: "child", maximum });
    expect(byWeight(daily, 10)).toMatchObject({ high: 600, capped: null });
  });
  test("a rate keeps its time", () => {
    expect(byWeight(given({ drug: "x", value: "0,05-0,15", unit: "µg/kg/min" }), 80)).toMatchObject(
      {
        low: 4,
        high: 12,
        unit: "µg/min",
      },
    );
  });
  test("the weight itself may be cut", () => {
    const dose = given({ drug: "x", value: "150", unit: "mg/kg", weightCap: 110 });
    expect(byWeight(dose, 140)).toMatchObject({ high: 16_500, weight: 110, weightCapped: true });
    expect(byWeight(dose, 110)).toMatchObject({ high: 16_500, weightCapped: false });
  });
  test.each([
    ["adult", 12],
    ["newborn", 70],
    ["child", 180],
    ["adult", 0],
    ["adult", -70],
    ["adult", Number.NaN],
    ["adult", 5000],
  ] as const)("for %s at %d kg nothing is computed", (population, kg) => {
    expect(byWeight({ ...insulin, population }, kg)).toBeNull();
  });
  test("a limit is never computed, whatever its unit", () => {
    const limit = { ...insulin, kind: "maximum" as const };
    expect(isByWeight(limit)).toBe(false);
    expect(byWeight(limit, 80)).toBeNull();
  });
  test("never over its maximum, whatever the weight", () => {
    fc.assert(
      fc.property(fc.double({ min: 30, max: 300, noNaN: true }), (kg) => {
        const computed = byWeight(insulin, kg);
        expect(computed?.high ?? 0).toBeLessThanOrEqual(10);
        expect(computed?.low ?? 0).toBeLessThanOrEqual(computed?.high ?? 0);
      }),
    );
  });
});

test("bands that follow each other hold one weight each", () => {
  const bands = [{ under: 60 }, { from: 60, under: 70 }, { from: 70 }].map((weight) =>
    given({ drug: "x", value: "1", unit: "mg", weight }),
  );
  fc.assert(
    fc.property(fc.double({ min: 1, max: 200, noNaN: true }), (kg) => {
      expect(bands.filter((dose) => inBand(dose, kg))).toHaveLength(1);
    }),
  );
  const closed = given({ drug: "x", value: "1", unit: "mg", weight: { over: 60, to: 70 } });
  expect([60, 60.1, 70, 70.1].map((kg) => inBand(closed, kg))).toEqual([false, true, true, false]);
});

describe("a form of a dose by weight: the volume that holds it", () => {
  const adrenaline = given({
    drug: "adrénaline",
    value: "10",
    unit: "µg/kg",
    population: "child",
    maximum: { dose: { value: "1", unit: "mg" } },
  });
  const tenth = { value: "0,1", unit: "mL/kg", of: "solution à 0,1 mg/mL" };
  const volume = (kg: number, form = tenth, dose = adrenaline) => {
    const computed = byWeight(dose, kg);
    return computed && formByWeight(form, computed);
  };

  test("is the product, with the weight of the dose", () => {
    expect(volume(18)).toEqual({ low: 1.8, high: 1.8, unit: "mL" });
  });
  test("is cut where the dose is: 1 mg is never more than the 10 mL that hold it", () => {
    expect(volume(110)).toEqual({ low: 10, high: 10, unit: "mL" });
  });
  test("a range keeps its low end when only the high one is cut", () => {
    const dose = given({
      drug: "x",
      value: "1-2",
      unit: "mg/kg",
      maximum: { dose: { value: "150", unit: "mg" } },
    });
    const form = { value: "0,1-0,2", unit: "mL/kg", of: "solution à 10 mg/mL" };
    expect(volume(100, form, dose)).toEqual({ low: 10, high: 15, unit: "mL" });
  });
  test("counts the weight that the row cuts", () => {
    const dose = given({ drug: "x", value: "1", unit: "mg/kg", weightCap: 100 });
    expect(volume(140, { ...tenth, value: "1" }, dose)?.high).toBe(100);
  });
  test("is nothing when it is not by kilogram", () => {
    expect(volume(18, { value: "1", unit: "ampoule", of: "1 mg" })).toBeNull();
  });
  test("of a solution holds the dose whatever the weight, cut or not", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), (kg) => {
        const [dose, held] = [byWeight(adrenaline, kg), volume(kg)];
        // 0,1 mg in a millilitre.
        expect((held?.high ?? 0) * 100).toBeCloseTo(dose?.high ?? Number.NaN, 6);
      }),
    );
  });
});
