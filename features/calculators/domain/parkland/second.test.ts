// Parkland a second time, hour by hour: what is given by the eighth hour is always half.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("whatever the delay and the volume already given, the half is reached at the eighth hour from the burn", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 40, max: 120 }),
      fc.integer({ min: 10, max: 80 }),
      fc.integer({ min: 0, max: 4 }),
      (weight, burnt, hour) => {
        const given = (weight * burnt) / 5;
        const { value, also } = run("parkland", { weight, burnt, sinceBurn: hour, given });
        const rate = also.find(({ id }) => id === "rateNow")?.value ?? Number.NaN;
        let volume = given;
        for (let now = hour; now < 8; now += 1) volume += rate;
        expect(volume * 2).toBeCloseTo(value ?? 0, 6);
        const after = also.find(({ id }) => id === "rateAfter")?.value ?? 0;
        expect(volume + 16 * after).toBeCloseTo(weight * burnt * 4, 6);
      },
    ),
  );
});

const asked = (id: string, given: Parameters<typeof run>[1]) =>
  run("parkland", given).also.find((extra) => extra.id === id)?.value;

test("a catch-up above twice the planned rate is not printed as a rate to run", () => {
  const late = { weight: 70, burnt: 30, sinceBurn: 7.9 };
  expect(asked("rateNow", late)).toBeUndefined();
  expect(run("parkland", late).notes).toEqual(["catchUp"]);
  expect(run("parkland", late).formula).toBe("4 × 70 × 30 = 8400");
  // Twice the planned rate exactly, at the fourth hour with nothing given, is still printed.
  expect(asked("rateNow", { ...late, sinceBurn: 4 })).toBeCloseTo(1050, 9);
  expect(asked("rateNow", { ...late, sinceBurn: 4.1 })).toBeUndefined();
  expect(asked("rateNow", { ...late, given: 4200 })).toBe(0);
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 150 }),
      fc.integer({ min: 5, max: 95 }),
      fc.double({ min: 0, max: 7.99, noNaN: true }),
      (weight, burnt, sinceBurn) => {
        const rate = asked("rateNow", { weight, burnt, sinceBurn }) ?? 0;
        expect(rate).toBeLessThanOrEqual((2 * 4 * weight * burnt) / 16 + 1e-6);
      },
    ),
  );
});
