// The same publications written a second time in another form (classes as printed, logarithms, SI constants), so that a
// slip of a constant in one of the two shows.
import fc from "fast-check";
import { expect, test } from "vitest";
import { findById } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import type { Given } from "./read-input.ts";

const run = (id: string, given: Record<string, Given>) => {
  const calculator = findById(id);
  if (!calculator) throw new Error(id);
  const { outcome, problems, missing } = evaluate(calculator, given);
  if (!outcome) throw new Error(`${id}: ${JSON.stringify({ problems, missing })}`);
  return outcome;
};
const partsOf = (id: string, given: Record<string, Given>) =>
  Object.fromEntries(run(id, given).parts.map((part) => [part.id, part.points]));
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const sexes = fc.constantFrom("female", "male");

test("CKD-EPI 2021 by logarithms", () => {
  fc.assert(
    fc.property(number(18, 100), sexes, number(20, 1200), (age, sex, creatinine) => {
      const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
      const x = Math.log(creatinine / 88.4 / kappa);
      const expected = Math.exp(Math.log(142 * factor) + (x < 0 ? alpha * x : -1.2 * x) + age * Math.log(0.9938));
      expect(run("ckd-epi-2021", { age, sex, creatinine }).value).toBeCloseTo(expected, 6);
    }),
  );
});

test("Cockcroft-Gault with the SI constant 88.4 / 72 = 1.2278 (women 1.0436)", () => {
  fc.assert(
    fc.property(number(18, 100), sexes, number(35, 180), number(20, 1200), (age, sex, weight, creatinine) => {
      const k = sex === "female" ? 1.043_611_111 : 1.227_777_778;
      const value = run("cockcroft-gault", { age, sex, weight, creatinine }).value ?? 0;
      expect(value / ((k * (140 - age) * weight) / creatinine)).toBeCloseTo(1, 7);
    }),
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

// Knaus 1985, table 2, class by class as reprinted (gut.bmj.com table 2; scribd 59024636): lowest, highest, points.
type Class = readonly [from: number, to: number, points: number];
const APACHE: Record<string, { step: number; classes: readonly Class[] }> = {
  temperature: {
    step: 0.1,
    classes: [
      [41, 45, 4],
      [39, 40.9, 3],
      [38.5, 38.9, 1],
      [36, 38.4, 0],
      [34, 35.9, 1],
      [32, 33.9, 2],
      [30, 31.9, 3],
      [25, 29.9, 4],
    ],
  },
  map: {
    step: 1,
    classes: [
      [160, 200, 4],
      [130, 159, 3],
      [110, 129, 2],
      [70, 109, 0],
      [50, 69, 2],
      [20, 49, 4],
    ],
  },
  heartRate: {
    step: 1,
    classes: [
      [180, 220, 4],
      [140, 179, 3],
      [110, 139, 2],
      [70, 109, 0],
      [55, 69, 2],
      [40, 54, 3],
      [15, 39, 4],
    ],
  },
  respiratoryRate: {
    step: 1,
    classes: [
      [50, 70, 4],
      [35, 49, 3],
      [25, 34, 1],
      [12, 24, 0],
      [10, 11, 1],
      [6, 9, 2],
      [0, 5, 4],
    ],
  },
  ph: {
    step: 0.01,
    classes: [
      [7.7, 7.8, 4],
      [7.6, 7.69, 3],
      [7.5, 7.59, 1],
      [7.33, 7.49, 0],
      [7.25, 7.32, 2],
      [7.15, 7.24, 3],
      [6.8, 7.14, 4],
    ],
  },
  sodium: {
    step: 1,
    classes: [
      [180, 190, 4],
      [160, 179, 3],
      [155, 159, 2],
      [150, 154, 1],
      [130, 149, 0],
      [120, 129, 2],
      [111, 119, 3],
      [100, 110, 4],
    ],
  },
  potassium: {
    step: 0.1,
    classes: [
      [7, 9, 4],
      [6, 6.9, 3],
      [5.5, 5.9, 1],
      [3.5, 5.4, 0],
      [3, 3.4, 1],
      [2.5, 2.9, 2],
      [1.5, 2.4, 4],
    ],
  },
  hematocrit: {
    step: 0.1,
    classes: [
      [60, 70, 4],
      [50, 59.9, 2],
      [46, 49.9, 1],
      [30, 45.9, 0],
      [20, 29.9, 2],
      [8, 19.9, 4],
    ],
  },
  whiteCells: {
    step: 0.1,
    classes: [
      [40, 60, 4],
      [20, 39.9, 2],
      [15, 19.9, 1],
      [3, 14.9, 0],
      [1, 2.9, 2],
      [0.1, 0.9, 4],
    ],
  },
  age: {
    step: 1,
    classes: [
      [18, 44, 0],
      [45, 54, 2],
      [55, 64, 3],
      [65, 74, 5],
      [75, 100, 6],
    ],
  },
};
const CALM = {
  temperature: 37,
  map: 85,
  heartRate: 80,
  respiratoryRate: 16,
  fio2: 21,
  pao2: 90,
  ph: 7.4,
  sodium: 140,
  potassium: 4,
  creatinine: 80,
  acuteRenalFailure: false,
  hematocrit: 40,
  whiteCells: 8,
  gcs: 15,
  age: 30,
  chronicHealth: "none",
};

test.each(Object.entries(APACHE))(
  "APACHE II, %s: every printed class at its two ends and in between",
  (name, { step, classes }) => {
    for (const [from, to, points] of classes)
      for (let value = from; value <= to + step / 2; value += step) {
        const rounded = Number(value.toFixed(2));
        expect([rounded, partsOf("apache-ii", { ...CALM, [name]: rounded })[name]]).toEqual([rounded, points]);
      }
  },
);

test("APACHE II, creatinine: printed classes in mg/dL and their µmol/L, doubled in acute renal failure", () => {
  const classes: readonly Class[] = [
    [3.5, 6, 4],
    [2, 3.4, 3],
    [1.5, 1.9, 2],
    [0.6, 1.4, 0],
    [0.3, 0.5, 2],
  ];
  for (const [from, to, points] of classes)
    for (let value = from; value <= to + 0.05; value += 0.1) {
      const typed = { value: Number(value.toFixed(1)), unit: "mg/dL" };
      expect(partsOf("apache-ii", { ...CALM, creatinine: typed }).creatinine).toBe(points);
      const failure = partsOf("apache-ii", { ...CALM, creatinine: typed, acuteRenalFailure: true }).creatinine;
      expect(failure).toBe(from >= 1.5 ? points * 2 : points);
    }
  for (const [micromoles, points] of [
    [53, 2],
    [54, 0],
    [132, 0],
    [133, 2],
    [176, 2],
    [177, 3],
    [309, 3],
    [310, 4],
  ])
    expect(partsOf("apache-ii", { ...CALM, creatinine: micromoles }).creatinine).toBe(points);
});

test("APACHE II, oxygenation: PaO₂ below a FiO₂ of one half, A-a gradient from there", () => {
  for (const [pao2, points] of [
    [71, 0],
    [70, 1],
    [61, 1],
    [60, 3],
    [55, 3],
    [54, 4],
  ])
    expect(partsOf("apache-ii", { ...CALM, fio2: 49, pao2 }).oxygenation).toBe(points);
  for (const [aado2, points] of [
    [199, 0],
    [200, 2],
    [349, 2],
    [350, 3],
    [499, 3],
    [500, 4],
  ])
    expect(partsOf("apache-ii", { ...CALM, fio2: 50, pao2: 50, aado2 }).oxygenation).toBe(points);
  // 0.7 × (760 − 47) − 50 / 0.8 − 60 = 376.6
  expect(run("apache-ii", { ...CALM, fio2: 70, pao2: 60, paco2: 50 }).also[0]?.value).toBeCloseTo(376.6, 6);
});

const QUIET = {
  pao2: 95,
  fio2: 21,
  platelets: 250,
  bilirubin: 10,
  vasopressors: false,
  map: 80,
  gcs: 15,
  creatinine: 80,
};
test("SOFA, every printed threshold (Sepsis-3 table 1)", () => {
  const at = (given: Record<string, Given>) => partsOf("sofa", { ...QUIET, ...given });
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
  const at = (given: Record<string, Given>) => partsOf("sofa", { ...QUIET, vasopressors: true, ...given }).circulation;
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
    const expected = Object.entries(wells).reduce((sum, [name, worth]) => sum + (said[name] ? worth : 0), 0);
    expect(value).toBe(expected);
    expect(band).toBe(expected < 2 ? "low" : expected <= 6 ? "moderate" : "high");
    expect(also[0]?.band).toBe(expected > 4 ? "likely" : "unlikely");
    expect(also[1]?.band).toBe(Object.values(said).filter(Boolean).length > 1 ? "likely" : "unlikely");
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
    const [history, ecg, age, riskFactors, troponin] = lines.map((line, index) => line[digits[index] ?? 0]);
    expect(run("heart", { history, ecg, age, riskFactors, troponin }).value).toBe(
      digits.reduce((sum, digit) => sum + digit, 0),
    );
  }
});
