// IGS II a second time: the printed classes from below, and the published mortality of two
// patients.
import { expect, test } from "vitest";
import { partsOf, run } from "../../testing/printed-scores.ts";

const QUIET = {
  age: 30,
  heartRate: 80,
  systolic: 120,
  temperature: 37,
  ventilated: false,
  urineOutput: 1500,
  urea: 5,
  whiteCells: 8,
  potassium: 4,
  sodium: 140,
  bicarbonate: 24,
  bilirubin: 10,
  gcs: 15,
  chronicDisease: "none",
  admission: "scheduled",
};
const PRINTED: Record<string, readonly (readonly [number, number])[]> = {
  age: [
    [39, 0],
    [40, 7],
    [59, 7],
    [60, 12],
    [69, 12],
    [70, 15],
    [74, 15],
    [75, 16],
    [79, 16],
    [80, 18],
  ],
  heartRate: [
    [39, 11],
    [40, 2],
    [69, 2],
    [70, 0],
    [119, 0],
    [120, 4],
    [159, 4],
    [160, 7],
  ],
  systolic: [
    [69, 13],
    [70, 5],
    [99, 5],
    [100, 0],
    [199, 0],
    [200, 2],
  ],
  temperature: [
    [38.9, 0],
    [39, 3],
  ],
  urineOutput: [
    [499, 11],
    [500, 4],
    [999, 4],
    [1000, 0],
  ],
  urea: [
    [9.9, 0],
    [10, 6],
    [29.9, 6],
    [30, 10],
  ],
  whiteCells: [
    [0.9, 12],
    [1, 0],
    [19.9, 0],
    [20, 3],
  ],
  potassium: [
    [2.9, 3],
    [3, 0],
    [4.9, 0],
    [5, 3],
  ],
  sodium: [
    [124, 5],
    [125, 0],
    [144, 0],
    [145, 1],
  ],
  bicarbonate: [
    [14, 6],
    [15, 3],
    [19, 3],
    [20, 0],
  ],
  bilirubin: [
    [68.3, 0],
    [68.4, 4],
    [102.5, 4],
    [102.6, 9],
  ],
  gcs: [
    [5, 26],
    [6, 13],
    [8, 13],
    [9, 7],
    [10, 7],
    [11, 5],
    [13, 5],
    [14, 0],
  ],
};

test("each class, its first and last value", () => {
  for (const [name, classes] of Object.entries(PRINTED))
    for (const [value, points] of classes)
      expect([name, value, partsOf("igs-ii", { ...QUIET, [name]: value })[name]]).toEqual([
        name,
        value,
        points,
      ]);
});

test("oxygenation counts under ventilation only", () => {
  const at = (pfRatio: number) =>
    partsOf("igs-ii", { ...QUIET, ventilated: true, pfRatio }).oxygenation;
  expect([at(99), at(100), at(199), at(200), partsOf("igs-ii", QUIET).oxygenation]).toEqual([
    11, 9, 9, 6, 0,
  ]);
});

test("the printed mortality: 46.1 % for 50 points, 41.5 % for 48", () => {
  const shock = {
    ...QUIET,
    age: 40,
    heartRate: 120,
    systolic: 95,
    gcs: 8,
    ventilated: true,
    pfRatio: 300,
    urineOutput: 700,
    bicarbonate: 18,
    admission: "unscheduled",
  };
  const sepsis = {
    ...QUIET,
    age: 80,
    systolic: 85,
    ventilated: true,
    pfRatio: 200,
    urineOutput: 700,
    urea: 10,
    bicarbonate: 18,
    admission: "medical",
  };
  const shown = [shock, sepsis].map((given) => run("igs-ii", given).also[0]?.value.toFixed(1));
  expect(shown).toEqual(["46.1", "41.5"]);
});
