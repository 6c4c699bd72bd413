// PESI a second time: all combinations against the printed weights, both versions.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("points, class and simplified version of every combination at two ages", () => {
  for (let code = 0; code < 1024; code += 1)
    for (const age of [58, 81]) {
      const has = (bit: number) => (code >> bit) % 2 === 1;
      const given = {
        age,
        sex: has(0) ? "male" : "female",
        cancer: has(1),
        heartFailure: has(2),
        lungDisease: has(3),
        heartRate: has(4) ? 110 : 109,
        systolic: has(5) ? 99 : 100,
        respiratoryRate: has(6) ? 30 : 29,
        temperature: has(7) ? 35.9 : 36,
        alteredMentation: has(8),
        spo2: has(9) ? 89 : 90,
      };
      const weights = [10, 30, 10, 10, 20, 30, 20, 20, 60, 20];
      const total = weights.reduce((sum, worth, bit) => sum + (has(bit) ? worth : 0), age);
      const printed = [
        [65, "I"],
        [85, "II"],
        [105, "III"],
        [125, "IV"],
        [1000, "V"],
      ] as const;
      const { value, band, also } = run("pesi", given);
      expect([value, band]).toEqual([total, printed.find(([most]) => total <= most)?.[1]]);
      const six = [age > 80, has(1), has(2) || has(3), has(4), has(5), has(9)].filter(
        Boolean,
      ).length;
      expect([also[0]?.value, also[0]?.band]).toEqual([
        six,
        six === 0 ? "simplifiedLow" : "simplifiedHigh",
      ]);
    }
});

test("a low class with a systolic under 90 says that instability is a high risk already", () => {
  const young = {
    age: 30,
    sex: "female",
    cancer: false,
    heartFailure: false,
    lungDisease: false,
    heartRate: 80,
    respiratoryRate: 18,
    temperature: 37,
    alteredMentation: false,
    spo2: 96,
  };
  expect(run("pesi", { ...young, systolic: 80 })).toMatchObject({
    band: "I",
    notes: ["hypotension"],
  });
  expect(run("pesi", { ...young, systolic: 90 }).notes).toEqual([]);
});
