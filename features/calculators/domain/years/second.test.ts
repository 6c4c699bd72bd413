// YEARS a second time: two thresholds, written as "below".
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("excluded when below the threshold of the number of items, in either unit", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 50, max: 5000 }),
      (a, b, c, measured) => {
        const items = { dvtSigns: a, haemoptysis: b, mostLikely: c };
        const below = measured < 500 || (!a && !b && !c && measured < 1000);
        expect(run("years", { ...items, dDimer: measured }).band).toBe(
          below ? "excluded" : "imaging",
        );
        expect(
          run("years", { ...items, dDimer: { value: measured / 1000, unit: "mg/L" } }).band,
        ).toBe(below ? "excluded" : "imaging");
      },
    ),
  );
});
