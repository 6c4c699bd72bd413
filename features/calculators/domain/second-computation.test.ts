// The same publications written a second time in another form (classes as printed, logarithms, SI
// constants), so that a slip of a constant in one of the two shows.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../testing/printed-scores.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const sexes = fc.constantFrom("female", "male");

test("CKD-EPI 2021 by logarithms", () => {
  fc.assert(
    fc.property(number(18, 100), sexes, number(20, 1200), (age, sex, creatinine) => {
      const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
      const x = Math.log(creatinine / 88.4 / kappa);
      const expected = Math.exp(
        Math.log(142 * factor) + (x < 0 ? alpha * x : -1.2 * x) + age * Math.log(0.9938),
      );
      expect(run("ckd-epi-2021", { age, sex, creatinine }).value).toBeCloseTo(expected, 6);
    }),
  );
});

test("Cockcroft-Gault with the SI constant 88.4 / 72 = 1.2278 (women 1.0436)", () => {
  fc.assert(
    fc.property(
      number(18, 100),
      sexes,
      number(35, 180),
      number(20, 1200),
      (age, sex, weight, creatinine) => {
        const k = sex === "female" ? 1.043_611_111 : 1.227_777_778;
        const value = run("cockcroft-gault", { age, sex, weight, creatinine }).value ?? 0;
        expect(value / ((k * (140 - age) * weight) / creatinine)).toBeCloseTo(1, 7);
      },
    ),
  );
});

test("QTc with RR in milliseconds", () => {
  fc.assert(
    fc.property(number(250, 600), number(35, 200), (qt, heartRate) => {
      const rr = 60_000 / heartRate;
      const expected: Record<string, number> = {
        bazett: qt * (rr / 1000) ** -0.5,
        fridericia: qt * (rr / 1000) ** (-1 / 3),
        framingham: qt + 0.154 * (1000 - rr),
        hodges: qt + 1.75 * heartRate - 105,
        rautaharju: qt * (2 / 3 + heartRate / 180),
      };
      for (const { id, value } of run("qtc", { qt, heartRate }).also)
        expect(value).toBeCloseTo(expected[id] ?? Number.NaN, 6);
    }),
  );
});

test("CURB-65 and CHA₂DS₂-VA: every combination of answers against a plain count", () => {
  const each = (names: readonly string[]) =>
    Array.from({ length: 2 ** names.length }, (_, bits) =>
      Object.fromEntries(names.map((name, index) => [name, (bits & (1 << index)) > 0])),
    );
  for (const said of each(["confusion", "u", "r", "b", "a"])) {
    const value = run("curb-65", {
      confusion: said.confusion,
      urea: said.u ? 7.1 : 7,
      respiratoryRate: said.r ? 30 : 29,
      systolic: said.b ? 89 : 90,
      diastolic: 61,
      age: said.a ? 65 : 64,
    }).value;
    expect(value).toBe(Object.values(said).filter(Boolean).length);
  }
  const points: Record<string, number> = {
    heartFailure: 1,
    hypertension: 1,
    diabetes: 1,
    strokeTiaEmbolism: 2,
    vascularDisease: 1,
  };
  for (const said of each(Object.keys(points)))
    for (const [age, byAge] of [
      [64, 0],
      [65, 1],
      [74, 1],
      [75, 2],
    ]) {
      const expected = Object.entries(points).reduce(
        (sum, [name, worth]) => sum + (said[name] ? worth : 0),
        byAge ?? 0,
      );
      expect(run("cha2ds2-va", { age, ...said }).value).toBe(expected);
    }
  const wells: Record<string, number> = {
    dvtSigns: 3,
    alternativeLessLikely: 3,
    heartRateOver100: 1.5,
    immobilisationOrSurgery: 1.5,
    previousDvtOrPe: 1.5,
    haemoptysis: 1,
    cancer: 1,
  };
  for (const said of each(Object.keys(wells))) {
    const { value, band, also } = run("wells-pe", said);
    const expected = Object.entries(wells).reduce(
      (sum, [name, worth]) => sum + (said[name] ? worth : 0),
      0,
    );
    expect(value).toBe(expected);
    expect(band).toBe(expected < 2 ? "low" : expected <= 6 ? "moderate" : "high");
    expect(also[0]?.band).toBe(expected > 4 ? "likely" : "unlikely");
    expect(also[1]?.band).toBe(
      Object.values(said).filter(Boolean).length > 1 ? "likely" : "unlikely",
    );
  }
});

test("HEART: every combination of answers is the sum of its lines", () => {
  const lines = [
    ["slight", "moderate", "high"],
    ["normal", "nonspecific", "stDeviation"],
    [44, 45, 65],
    ["none", "oneOrTwo", "threeOrAtherosclerosis"],
    ["normal", "upToThree", "overThree"],
  ];
  for (let code = 0; code < 3 ** 5; code += 1) {
    const digits = lines.map((_, index) => Math.floor(code / 3 ** index) % 3);
    const [history, ecg, age, riskFactors, troponin] = lines.map(
      (line, index) => line[digits[index] ?? 0],
    );
    expect(run("heart", { history, ecg, age, riskFactors, troponin }).value).toBe(
      digits.reduce((sum, digit) => sum + digit, 0),
    );
  }
});
