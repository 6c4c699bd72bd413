// Winters a second time, by steps of two mmol/L.
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("three mmHg for each two mmol/L, from 8 at zero", () => {
  for (let half = 1; half <= 11; half += 1)
    expect(run("winters", { bicarbonate: 2 * half }).value).toBeCloseTo(8 + 3 * half, 9);
});

test("the measured value is told apart from the range at both ends", () => {
  const note = (paco2: number) => run("winters", { bicarbonate: 12, paco2 }).notes[0];
  expect([note(23.9), note(24), note(28), note(28.1)]).toEqual([
    "lower",
    "within",
    "within",
    "higher",
  ]);
});
