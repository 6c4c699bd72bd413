// A ratio that falls on a threshold falls on it: 84 mmHg under 28 % is 300, and not
// 299.99999999999994.
import { expect, test } from "vitest";
import { partsOf, QUIET_SOFA, run } from "../testing/printed-scores.ts";

/** Points of SOFA by whole numbers: 100 × PaO₂ against threshold × FiO₂. */
function printed(pao2: number, fio2: number): number {
  const under = (threshold: number) => 100 * pao2 < threshold * fio2;
  if (under(100)) return 4;
  if (under(200)) return 3;
  if (under(300)) return 2;
  return under(400) ? 1 : 0;
}

const ON_A_THRESHOLD = Array.from({ length: 80 }, (_, index) => index + 21).flatMap((fio2) =>
  [75, 100, 150, 200, 225, 300, 400].flatMap((threshold) => {
    const pao2 = (threshold * fio2) / 100;
    return Number.isInteger(pao2) ? [[pao2, fio2, threshold] as const] : [];
  }),
);

test("SOFA, on each threshold that whole numbers reach", () => {
  expect(ON_A_THRESHOLD.length).toBeGreaterThan(200);
  for (const [pao2, fio2] of ON_A_THRESHOLD) {
    const parts = partsOf("sofa", { ...QUIET_SOFA, pao2, fio2, ventilated: true });
    expect([pao2, fio2, parts.respiration]).toEqual([pao2, fio2, printed(pao2, fio2)]);
  }
});

test("the ratio itself is the threshold, in both SOFA and in Berlin", () => {
  for (const [pao2, fio2, threshold] of ON_A_THRESHOLD) {
    expect(run("pf-ratio", { pao2, fio2, pressure: true }).value).toBe(threshold);
    const { also } = run("sofa", { ...QUIET_SOFA, pao2, fio2, ventilated: true });
    expect([pao2, fio2, also.find(({ id }) => id === "pf")?.value]).toEqual([
      pao2,
      fio2,
      threshold,
    ]);
  }
});

test("SOFA reads a pressure typed in kilopascals in the column of kilopascals", () => {
  const at = (value: number, fio2: number) =>
    partsOf("sofa", { ...QUIET_SOFA, pao2: { value, unit: "kPa" }, fio2, ventilated: true })
      .respiration;
  // 13.3, 26.7, 40 and 53.3 kPa are the first value of their class.
  expect([at(13.3, 100), at(13.2, 100)]).toEqual([3, 4]);
  expect([at(26.7, 100), at(26.6, 100)]).toEqual([2, 3]);
  expect([at(40, 100), at(39.9, 100)]).toEqual([1, 2]);
  expect([at(53.3, 100), at(53.2, 100)]).toEqual([0, 1]);
  expect([at(13.35, 50), at(13.3, 50)]).toEqual([2, 3]);
});

test("APACHE II, the gradient on its thresholds", () => {
  for (let fio2 = 50; fio2 <= 100; fio2 += 1)
    for (const [threshold, points] of [
      [200, 2],
      [350, 3],
      [500, 4],
    ] as const) {
      // 7.13 a per cent less 50 for a PaCO₂ of 40 less the PaO₂ that makes the threshold.
      const pao2 = Number((7.13 * fio2 - 50 - threshold).toFixed(2));
      if (pao2 < 20 || pao2 > 700) continue;
      const { oxygenation } = partsOf("apache-ii", { ...APACHE, fio2, pao2, paco2: 40 });
      expect([fio2, pao2, oxygenation]).toEqual([fio2, pao2, points]);
    }
});

const APACHE = {
  temperature: 37,
  map: 90,
  heartRate: 80,
  respiratoryRate: 18,
  ph: 7.4,
  sodium: 140,
  potassium: 4,
  creatinine: 80,
  acuteRenalFailure: false,
  hematocrit: 40,
  whiteCells: 8,
  gcs: 15,
  age: 40,
  chronicHealth: "none",
};

test("Winters, on its two limits", () => {
  for (let tenths = 30; tenths < 240; tenths += 1) {
    const bicarbonate = tenths / 10;
    const expected = (15 * tenths + 800) / 100;
    for (const paco2 of [expected - 2, expected + 2]) {
      const { notes } = run("winters", { bicarbonate, paco2: Number(paco2.toFixed(2)) });
      expect([bicarbonate, paco2, notes]).toEqual([bicarbonate, paco2, ["within"]]);
    }
  }
});

test("an anion gap of exactly 12 has no excess to compare", () => {
  for (let tenths = 0; tenths < 60; tenths += 1) {
    const bicarbonate = Number((18 + tenths / 10).toFixed(1));
    const given = {
      sodium: 140.1,
      chloride: Number((128.1 - bicarbonate).toFixed(1)),
      bicarbonate,
    };
    const { value, also } = run("anion-gap", { ...given, cations: "sodiumAlone" });
    expect([bicarbonate, value, also]).toEqual([bicarbonate, 12, []]);
  }
});
