// APACHE II written a second time, class by class as printed.
import { expect, test } from "vitest";
import { partsOf, run } from "../testing/printed-scores.ts";

// Knaus 1985, table 2, class by class as reprinted (gut.bmj.com, table 2): lowest,
// highest, points.
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
        expect([rounded, partsOf("apache-ii", { ...CALM, [name]: rounded })[name]]).toEqual([
          rounded,
          points,
        ]);
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
      const failure = partsOf("apache-ii", {
        ...CALM,
        creatinine: typed,
        acuteRenalFailure: true,
      }).creatinine;
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
  expect(run("apache-ii", { ...CALM, fio2: 70, pao2: 60, paco2: 50 }).also[0]?.value).toBeCloseTo(
    376.6,
    6,
  );
});
