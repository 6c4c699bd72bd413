// The rules with known traps, each by its name, worked by hand from the tables and the equations. The
// others stand in traps.test.ts (ventilation, the A-a gradient, Glasgow with a tube, weights of
// Cockcroft) and in the second computation of each calculator.
import { describe, expect, test } from "vitest";
import { findById } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import type { Given } from "./read-input.ts";

const of = (id: string, given: Record<string, Given>) => {
  const calculator = findById(id);
  if (!calculator) throw new Error(id);
  return evaluate(calculator, given);
};
const resultOf = (id: string, given: Record<string, Given>) => of(id, given).outcome?.value;
const alsoOf = (id: string, given: Record<string, Given>, name: string) =>
  of(id, given).outcome?.also.find((one) => one.id === name);

test("APACHE II: acute renal failure doubles the points of creatinine, and only those", () => {
  const given = {
    temperature: 37,
    map: 80,
    heartRate: 80,
    respiratoryRate: 16,
    fio2: 21,
    pao2: 90,
    ph: 7.4,
    sodium: 140,
    potassium: 4,
    creatinine: "2.5 mg/dL",
    hematocrit: 40,
    whiteCells: 8,
    gcs: 15,
    age: 40,
    chronicHealth: "none",
  };
  expect(resultOf("apache-ii", { ...given, acuteRenalFailure: false })).toBe(3);
  expect(resultOf("apache-ii", { ...given, acuteRenalFailure: true })).toBe(6);
});

test("SOFA: the class of noradrenaline turns above 0.1; a drug of no class, such as vasopressin, is never given one", () => {
  const given = {
    pao2: 90,
    fio2: 21,
    platelets: 250,
    bilirubin: 10,
    gcs: 15,
    creatinine: 80,
    vasopressors: true,
  };
  expect(resultOf("sofa", { ...given, norepinephrine: 0.1 })).toBe(3);
  expect(resultOf("sofa", { ...given, norepinephrine: 0.11 })).toBe(4);
  expect(of("sofa", given).outcome).toBeNull();
  expect(of("sofa", { ...given, vasopressin: 0.03 }).problems[0]?.code).toBe("unknownInput");
});

test("kidneys: three equations, one person, three results", () => {
  const person = { age: 60, sex: "male", creatinine: "100 µmol/L" };
  expect(resultOf("ckd-epi-2009", person)).toBeCloseTo(70.16, 1);
  expect(resultOf("ckd-epi-2021", person)).toBeCloseTo(74.31, 1);
  expect(resultOf("ekfc", person)).toBeCloseTo(67.75, 1);
});

test("GRACE: the printed classes, 100 mmHg in 100 to 119; the example of the publication counts it below", () => {
  const example = {
    age: 65,
    heartRate: 100,
    creatinine: "1.0 mg/dL",
    killip: "II",
    arrest: false,
    stDeviation: true,
    raisedMarkers: true,
  };
  expect(resultOf("grace", { ...example, systolic: 99 })).toBe(20 + 53 + 15 + 58 + 7 + 28 + 14);
  expect(resultOf("grace", { ...example, systolic: 100 })).toBe(20 + 43 + 15 + 58 + 7 + 28 + 14);
});

test("CHA₂DS₂-VA counts no sex; the age counts once, 1 from 65 and 2 from 75", () => {
  const nothing = {
    heartFailure: false,
    hypertension: false,
    diabetes: false,
    strokeTiaEmbolism: false,
    vascularDisease: false,
  };
  expect([64, 65, 74, 75].map((age) => resultOf("cha2ds2-va", { ...nothing, age }))).toEqual([
    0, 1, 1, 2,
  ]);
  expect(of("cha2ds2-va", { ...nothing, age: 70, sex: "female" }).problems[0]?.code).toBe(
    "unknownInput",
  );
});

test("NEWS2: 88 to 92 % scores nothing on scale 2 and 3 or 2 on scale 1; 97 % on oxygen is too much on scale 2", () => {
  const given = {
    respiratoryRate: 16,
    systolic: 120,
    heartRate: 70,
    alert: true,
    temperature: 37,
    oxygen: true,
  };
  const points = (spo2: number, spo2Scale: string) =>
    (resultOf("news2", { ...given, spo2, spo2Scale }) ?? Number.NaN) - 2;
  expect([points(90, "scale1"), points(92, "scale1"), points(90, "scale2")]).toEqual([3, 2, 0]);
  expect([points(97, "scale1"), points(97, "scale2")]).toEqual([0, 3]);
});

test("PSI: under 50 with nothing is class I whatever the points; one sign leaves the first step", () => {
  const nothing = Object.fromEntries(
    Object.entries(findById("psi")?.inputs ?? {}).flatMap(([name, { kind }]) =>
      kind === "yesno" ? [[name, false]] : [],
    ),
  );
  const well = { ...nothing, sex: "female", respiratoryRate: 16, systolic: 120, temperature: 37 };
  expect(of("psi", { ...well, age: 49, heartRate: 90 }).outcome?.band).toBe("I");
  expect(of("psi", { ...well, age: 49, heartRate: 125 }).outcome?.band).toBe("II");
  expect(of("psi", { ...well, age: 51, heartRate: 90 }).outcome?.band).toBe("II");
});

describe("QTc", () => {
  test("five formulas of 400 ms at 75/min", () => {
    const shown = (id: string) => alsoOf("qtc", { qt: 400, heartRate: 75 }, id)?.value;
    expect(shown("bazett")).toBeCloseTo(400 / Math.sqrt(0.8), 6);
    expect(shown("fridericia")).toBeCloseTo(430.89, 2);
    expect(shown("framingham")).toBeCloseTo(400 + 154 * 0.2, 6);
    expect(shown("hodges")).toBeCloseTo(400 + 1.75 * 15, 6);
    expect(shown("rautaharju")).toBeCloseTo((400 * 195) / 180, 6);
  });

  test("the limit is that of the sex", () => {
    const band = (sex: string) => of("qtc", { qt: 455, heartRate: 60, sex }).outcome?.band;
    expect([band("male"), band("female")]).toEqual(["prolonged", "normal"]);
  });
});

test("corrected sodium: 1.6 and 2.4 mmol/L for each 100 mg/dL above 100", () => {
  const given = { sodium: 125, glucose: "600 mg/dL" };
  expect(resultOf("corrected-sodium", given)).toBeCloseTo(133, 6);
  expect(alsoOf("corrected-sodium", given, "hillier")?.value).toBeCloseTo(137, 6);
});

test("Wells: 4 is moderate and unlikely, while one point each is likely from 2", () => {
  const given = {
    dvtSigns: false,
    heartRateOver100: true,
    immobilisationOrSurgery: true,
    previousDvtOrPe: false,
    haemoptysis: true,
    cancer: false,
    alternativeLessLikely: false,
  };
  expect(of("wells-pe", given).outcome).toMatchObject({ value: 4, band: "moderate" });
  expect(alsoOf("wells-pe", given, "twoTier")?.band).toBe("unlikely");
  expect(alsoOf("wells-pe", given, "simplified")).toMatchObject({ value: 3, band: "likely" });
});

test("Parkland: the first half runs to the eighth hour from the burn, not from the arrival", () => {
  const rates = (sinceBurn: number) =>
    of("parkland", { weight: 80, burnt: 30, sinceBurn, given: 0 }).outcome?.also.map(
      ({ value }) => value,
    );
  // 9,600 mL: 4,800 over eight hours, or over the five that are left after three.
  expect(rates(0)).toContain(600);
  expect(rates(3)).toContain(960);
});
