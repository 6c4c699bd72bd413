// CSRS a second time: all 384 forms, the points as two columns of a printed table.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const POINTS =
  "vasovagalPredisposition -1, heartDisease 1, systolicExtreme 2, troponin 2, qrsAxis 1, qrsOver130 1, qtcOver480 2";
const PRINTED = POINTS.split(", ").map((line) => line.split(" ") as [string, string]);
const CLASSES = ["veryLow -3 -2", "low -1 0", "medium 1 3", "high 4 5", "veryHigh 6 11"].map(
  (line) => {
    const [name = "", from, to] = line.split(" ");
    return { name, from: Number(from), to: Number(to) };
  },
);

test("every form, its total and its class", () => {
  for (const [said, worth] of [
    ["vasovagal", -2],
    ["cardiac", 2],
    ["unexplained", 0],
  ] as const)
    for (let code = 0; code < 2 ** PRINTED.length; code += 1) {
      const ticked = PRINTED.filter((_line, bit) => (code >> bit) % 2 === 1);
      const total = ticked.reduce((sum, [, points]) => sum + Number(points), worth as number);
      const form = Object.fromEntries(
        PRINTED.map(([name]) => [name, ticked.some(([one]) => one === name)]),
      );
      const { value, band } = run("canadian-syncope", { ...form, diagnosis: said });
      const named = CLASSES.find(({ from, to }) => total >= from && total <= to);
      expect([value, band]).toEqual([total, named?.name]);
    }
});

test("a low total says what was ticked against it", () => {
  const quiet = Object.fromEntries(PRINTED.map(([name]) => [name, false]));
  const benign = { ...quiet, vasovagalPredisposition: true, diagnosis: "vasovagal" };
  expect(run("canadian-syncope", benign).notes).toEqual([]);
  expect(run("canadian-syncope", { ...benign, systolicExtreme: true })).toMatchObject({
    value: -1,
    band: "low",
    notes: ["alarming"],
  });
});
