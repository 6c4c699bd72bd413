// The bedside equation a second time: with the constant of micromoles, 0.413 × 88.4.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("36.5092 × height / creatinine in micromoles", () => {
  const height = fc.integer({ min: 60, max: 190 });
  fc.assert(
    fc.property(height, fc.integer({ min: 15, max: 800 }), (centimetres, micromoles) => {
      const { value, notes } = run("schwartz", { height: centimetres, creatinine: micromoles });
      const told = (36.5092 * centimetres) / micromoles;
      expect(Math.abs(Number(value) / told - 1)).toBeLessThan(1e-9);
      expect(notes).toEqual(told > 75 ? ["high"] : []);
    }),
  );
});
