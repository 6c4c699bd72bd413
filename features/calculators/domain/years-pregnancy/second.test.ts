// YEARS in pregnancy a second time: two thresholds written as "below", and no word before the
// ultrasound of a leg with signs.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("under the threshold of the number of items; silent while a leg has signs", () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.integer({ min: 50, max: 5000 }),
      (dvtSigns, haemoptysis, mostLikely, measured) => {
        const person = { dvtSigns, haemoptysis, mostLikely, dDimer: measured };
        const { band, notes } = run("years-pregnancy", person);
        if (dvtSigns) {
          expect([band, notes]).toEqual([null, ["ultrasound"]]);
          return;
        }
        const below = measured < 500 || (!haemoptysis && !mostLikely && measured < 1000);
        expect([band, notes]).toEqual([below ? "under" : "imaging", []]);
      },
    ),
  );
});

test("without signs in a leg, it is YEARS", () => {
  for (const measured of [499, 500, 999, 1000])
    for (const haemoptysis of [false, true]) {
      const person = { dvtSigns: false, haemoptysis, mostLikely: false, dDimer: measured };
      expect(run("years-pregnancy", person).value).toBe(run("years", person).value);
    }
});
