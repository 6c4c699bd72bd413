// NEWS2 a second time: the classes as printed, both ends included, for whole numbers and tenths of
// a degree.
import { expect, test } from "vitest";
import { partsOf, run } from "../../testing/printed-scores.ts";

const QUIET = {
  respiratoryRate: 16,
  spo2: 98,
  oxygen: false,
  systolic: 120,
  heartRate: 70,
  alert: true,
  temperature: 37,
};
const among = (value: number, classes: readonly (readonly [number, number, number])[]) =>
  classes.find(([from, to]) => value >= from && value <= to)?.[2];

test("each class of the chart, from its first value to its last", () => {
  const printed = {
    respiratoryRate: [
      [0, 8, 3],
      [9, 11, 1],
      [12, 20, 0],
      [21, 24, 2],
      [25, 60, 3],
    ],
    systolic: [
      [50, 90, 3],
      [91, 100, 2],
      [101, 110, 1],
      [111, 219, 0],
      [220, 300, 3],
    ],
    heartRate: [
      [20, 40, 3],
      [41, 50, 1],
      [51, 90, 0],
      [91, 110, 1],
      [111, 130, 2],
      [131, 250, 3],
    ],
    temperature: [
      [30, 35, 3],
      [35.1, 36, 1],
      [36.1, 38, 0],
      [38.1, 39, 1],
      [39.1, 42, 2],
    ],
  } as const;
  for (const [name, classes] of Object.entries(printed))
    for (const [from, to] of classes)
      for (const value of [from, to])
        expect([name, value, partsOf("news2", { ...QUIET, [name]: value })[name]]).toEqual([
          name,
          value,
          among(value, classes),
        ]);
});

test("both scales of saturation, on air and on oxygen", () => {
  const scale1 = (value: number) => (value <= 91 ? 3 : value <= 93 ? 2 : value <= 95 ? 1 : 0);
  const scale2 = (value: number, oxygen: boolean) =>
    value <= 83
      ? 3
      : value <= 85
        ? 2
        : value <= 87
          ? 1
          : value <= 92 || !oxygen
            ? 0
            : value <= 94
              ? 1
              : value <= 96
                ? 2
                : 3;
  for (let value = 70; value <= 100; value += 1)
    for (const oxygen of [true, false]) {
      const at = (spo2Scale: string) =>
        partsOf("news2", { ...QUIET, spo2: value, oxygen, spo2Scale }).saturation;
      expect([value, oxygen, at("scale1"), at("scale2")]).toEqual([
        value,
        oxygen,
        scale1(value),
        scale2(value, oxygen),
      ]);
    }
});

test("the scale left unsaid is scale 1, and the result says so", () => {
  expect(run("news2", { ...QUIET, spo2: 90 }).notes).toContain("scale1");
});
