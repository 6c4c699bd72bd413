// The dose a second time, by what a minute delivers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("micrograms of a minute, over the weight", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 3, max: 120 }),
      fc.integer({ min: 1, max: 400 }),
      (rate, weight, amount) => {
        const aMinute = (rate / 60) * ((amount * 1000) / 50);
        const { value } = run("infusion-dose", { rate, weight, amount, volume: 50, salt: "same" });
        expect((value ?? 0) * weight).toBeCloseTo(aMinute, 6);
      },
    ),
  );
});
