// EKFC a second time, by logarithms, in µmol/L (Q = 61.88 and 79.56).
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the branches by logarithms; no effect of age up to 40 years", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 26, max: 100 }),
      fc.constantFrom("female", "male"),
      fc.double({ min: 20, max: 1000, noNaN: true }),
      (age, sex, creatinine) => {
        const x = Math.log(creatinine / (sex === "female" ? 61.88 : 79.56));
        const years = Math.max(0, age - 40);
        const expected = Math.exp(
          Math.log(107.3) - (x < 0 ? 0.322 : 1.132) * x + years * Math.log(0.99),
        );
        expect(run("ekfc", { age, sex, creatinine }).value).toBeCloseTo(expected, 6);
      },
    ),
  );
});
