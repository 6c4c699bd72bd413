// The rate a second time: there and back, and what an hour delivers.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";
import { findById } from "../catalogue.ts";
import { showIn, showResult } from "../present.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

test("in an hour at that rate, the person receives 60 times the dose; the dose of that rate is the dose asked for", () => {
  fc.assert(
    fc.property(
      number(0.01, 10),
      number(3, 150),
      number(1, 500),
      fc.constantFrom(20, 50, 250),
      fc.constantFrom("same", "tartrateForBase", "baseForTartrate"),
      (dose, weight, amount, volume, salt) => {
        const { value } = run("infusion-rate", { dose, weight, amount, volume, salt });
        const milligramsAnHour = ((value ?? 0) / volume) * amount;
        const written = { same: 1, tartrateForBase: 1 / 2, baseForTartrate: 2 }[salt] ?? 0;
        expect((milligramsAnHour * written * 1000) / 60 / weight / dose).toBeCloseTo(1, 9);
        const back = run("infusion-dose", {
          rate: Number((value ?? 0).toFixed(12)),
          weight,
          amount,
          volume,
          salt,
        });
        expect((back.value ?? 0) / dose).toBeCloseTo(1, 6);
      },
    ),
    { numRuns: 60 },
  );
});

test("the rate that is shown is the rate that was computed, within 5 %", () => {
  const calculator = findById("infusion-rate");
  if (!calculator) throw new Error("infusion-rate");
  for (const [dose, weight, shown] of [
    [0.002, 3, "0.056 mL/h"],
    [0.1, 70, "2.63 mL/h"],
  ] as const) {
    // 6.4 mg in 1 L, then 8 mg in 50 mL.
    const syringe = weight === 3 ? { amount: 0.32, volume: 50 } : { amount: 8, volume: 50 };
    const outcome = run("infusion-rate", { dose, weight, ...syringe, salt: "same" });
    expect(showResult(calculator, outcome, showIn("en"), String).replace("\u00A0", " ")).toBe(
      shown,
    );
  }
});

test("a rate that would empty the syringe within the hour asks for a check", () => {
  const syringe = { weight: 70, amount: 8, volume: 50, salt: "same" };
  // 1.9 µg/kg/min is 49.9 mL/h of 160 µg/mL.
  expect(run("infusion-rate", { ...syringe, dose: 1.9 }).notes).toEqual(["same"]);
  expect(run("infusion-rate", { ...syringe, dose: 2 }).notes).toEqual(["same", "emptied"]);
});
