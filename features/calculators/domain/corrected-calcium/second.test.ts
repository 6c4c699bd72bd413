// Payne a second time, in mg/dL and g/dL.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("0.8 mg/dL for each g/dL under 4, within the rounding of the two forms", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 6, max: 14, noNaN: true }),
      fc.double({ min: 1.5, max: 5, noNaN: true }),
      (calcium, albumin) => {
        const { value } = run("corrected-calcium", {
          calcium: { value: calcium, unit: "mg/dL" },
          albumin: { value: albumin, unit: "g/dL" },
        });
        expect(Math.abs((value ?? 0) * 4.008 - (calcium + 0.8 * (4 - albumin)))).toBeLessThan(
          0.006,
        );
      },
    ),
  );
});
