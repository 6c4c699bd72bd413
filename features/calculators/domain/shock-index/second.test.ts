// The shock index a second time: thresholds as products, without a division.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("nine tenths and seventeen tenths of the pressure", () => {
  const rate = fc.integer({ min: 30, max: 220 });
  const pressure = fc.integer({ min: 50, max: 250 });
  fc.assert(
    fc.property(rate, pressure, (heartRate, systolic) => {
      const { band, notes } = run("shock-index", { heartRate, systolic });
      const raised = 10 * heartRate >= 9 * systolic;
      const above = 10 * heartRate >= 17 * systolic ? "veryHigh" : "raised";
      expect(band).toBe(raised ? above : "usual");
      expect(notes).toEqual(systolic < 90 && !raised ? ["hypotension"] : []);
    }),
  );
});
