// CKD-EPI 2009 a second time: the four printed branches, 141 and 144 before the ratio.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("the four branches, by logarithms", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 18, max: 100 }),
      fc.constantFrom("female", "male"),
      fc.double({ min: 20, max: 1000, noNaN: true }),
      (age, sex, creatinine) => {
        const mg = creatinine / 88.4;
        const woman = sex === "female";
        const hinge = woman ? 0.7 : 0.9;
        const slope = mg > hinge ? -1.209 : woman ? -0.329 : -0.411;
        const start = woman ? 141 * 1.018 : 141;
        const expected = Math.exp(
          Math.log(start) + slope * (Math.log(mg) - Math.log(hinge)) + age * Math.log(0.993),
        );
        expect(run("ckd-epi-2009", { age, sex, creatinine }).value).toBeCloseTo(expected, 6);
      },
    ),
  );
});
