// PSI a second time: weights read as text, class I by its own words.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const PRINTED =
  "nursingHome 10, neoplasia 30, liverDisease 20, heartFailure 10, strokeHistory 10, renalDisease 10, alteredMentation 20, acidosis 30, raisedUrea 20, lowSodium 20, highGlucose 10, anaemia 10, hypoxaemia 10, effusion 10";
const WEIGHTS = PRINTED.split(", ").map((line) => line.split(" ") as [string, string]);

test("points and classes of random people, and the first step", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 18, max: 100 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 2 ** 18 - 1 }),
      (age, woman, code) => {
        const has = (bit: number) => Math.floor(code / 2 ** bit) % 2 === 1;
        const said = Object.fromEntries(WEIGHTS.map(([name], bit) => [name, has(bit)]));
        const vital = {
          respiratoryRate: has(14) ? 30 : 29,
          systolic: has(15) ? 89 : 90,
          temperature: has(16) ? 34.9 : 39.9,
          heartRate: has(17) ? 125 : 124,
        };
        const signs =
          (has(14) ? 20 : 0) + (has(15) ? 20 : 0) + (has(16) ? 15 : 0) + (has(17) ? 10 : 0);
        const total = WEIGHTS.reduce(
          (sum, [name, worth]) => sum + (said[name] ? Number(worth) : 0),
          age + signs - (woman ? 10 : 0),
        );
        const illness = [1, 2, 3, 4, 5, 6].some(has) || signs > 0;
        const { value, band } = run("psi", {
          age,
          sex: woman ? "female" : "male",
          ...said,
          ...vital,
        });
        const byPoints = total <= 70 ? "II" : total <= 90 ? "III" : total <= 130 ? "IV" : "V";
        expect([value, band]).toEqual([total, age <= 50 && !illness ? "I" : byPoints]);
      },
    ),
    { numRuns: 500 },
  );
});
