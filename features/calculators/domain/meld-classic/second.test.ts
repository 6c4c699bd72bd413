// MELD of 2001 a second time: a product of powers under one logarithm, where the calculator adds
// three.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const mg = (value: number) => ({ value, unit: "mg/dL" });
const at = (bilirubin: number, inr: number, creatinine: number, dialysis = false) =>
  run("meld-classic", { bilirubin: mg(bilirubin), inr, creatinine: mg(creatinine), dialysis })
    .value;

test("one logarithm of a product of powers", () => {
  const one = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(one(0.3, 40), one(0.7, 8), one(0.4, 9), (bile, ratio, creat) => {
      const clip = (value: number, most: number) => Math.min(most, Math.max(1, value));
      const product =
        clip(creat, 4) ** 0.957 * clip(bile, 1000) ** 0.378 * clip(ratio, 1000) ** 1.12;
      const exact = 10 * Math.log(product * Math.exp(0.643));
      const bounded = Math.min(40, Math.max(6, exact));
      expect(Math.abs((at(bile, ratio, creat) ?? 0) - bounded)).toBeLessThanOrEqual(0.5 + 1e-6);
    }),
  );
});

test("creatinine counts from 1 to 4 mg/dL, and 4 on dialysis", () => {
  expect(at(3, 2, 4)).toBe(at(3, 2, 9));
  expect(at(3, 2, 0.5)).toBe(at(3, 2, 1));
  expect(at(3, 2, 0.5, true)).toBe(at(3, 2, 4));
  expect(at(3, 2, 3)).toBeLessThan(at(3, 2, 4) ?? 0);
});
