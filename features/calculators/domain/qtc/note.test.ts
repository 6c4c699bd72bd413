import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const notesAt = (heartRate: number, formula: string) =>
  run("qtc", { qt: 400, heartRate, formula, sex: "female" }).notes;

test.each([
  [40, true],
  [59, true],
  [60, false],
  [80, false],
  [100, false],
  [101, true],
  [110, true],
  [150, true],
])("at %d/min Bazett says that it overcorrects or undercorrects: %s", (rate, said) => {
  expect(notesAt(rate, "bazett")).toEqual(said ? ["bazettRate"] : []);
});

test.each(["fridericia", "framingham", "hodges", "rautaharju"])(
  "%s says nothing of the rate",
  (formula) => {
    for (const rate of [40, 101, 150]) expect(notesAt(rate, formula)).toEqual([]);
  },
);
