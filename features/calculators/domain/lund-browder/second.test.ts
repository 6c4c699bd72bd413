// The table of Lund and Browder a second time, by whole regions as forms print it: both faces and
// both sides together. Every column makes a whole body.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";
import { AGE_BANDS, REGIONS, regionsOf } from "./regions.ts";

const COLUMNS = {
  under1: { Head: 19, Thigh: 5.5, Leg: 5 },
  from1: { Head: 17, Thigh: 6.5, Leg: 5 },
  from5: { Head: 13, Thigh: 8, Leg: 5.5 },
  from10: { Head: 11, Thigh: 8.5, Leg: 6 },
  from15: { Head: 9, Thigh: 9, Leg: 6.5 },
  adult: { Head: 7, Thigh: 9.5, Leg: 7 },
} as const;
/** Both faces of one side, or of the whole. */
const FIXED = { Neck: 2, UpperArm: 4, Forearm: 3, Hand: 2.5, Foot: 3.5 } as const;

const whole = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 100]));
const burnt = (ageBand: string, given: Record<string, number>) =>
  run("lund-browder", { ageBand, ...given }).value;

test.each(AGE_BANDS)("%s: the whole body is 100 %, and each region what forms print", (age) => {
  expect(burnt(age, whole(REGIONS))).toBeCloseTo(100, 9);
  const { Head, ...limbs } = COLUMNS[age];
  expect(burnt(age, whole(["frontHead", "backHead"]))).toBe(Head);
  expect(burnt(age, whole(["frontNeck", "backNeck"]))).toBe(FIXED.Neck);
  expect(burnt(age, whole(["frontTrunk"]))).toBe(13);
  expect(burnt(age, whole(["backTrunk"]))).toBe(13);
  expect(burnt(age, whole(["genitals"]))).toBe(1);
  expect(burnt(age, whole(["rightButtock", "leftButtock"]))).toBe(5);
  const { Neck: _neck, ...arms } = FIXED;
  for (const [limb, share] of Object.entries({ ...limbs, ...arms }))
    for (const side of ["Right", "Left"])
      expect([limb, burnt(age, whole([`front${side}${limb}`, `back${side}${limb}`]))]).toEqual([
        limb,
        share,
      ]);
});

test("the front and the back are told apart, and make the total", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...AGE_BANDS),
      fc.dictionary(fc.constantFrom(...REGIONS), fc.integer({ min: 0, max: 100 }), { minKeys: 1 }),
      (ageBand, parts) => {
        const { value, also } = run("lund-browder", { ageBand, ...parts });
        const [front, back] = also.map((extra) => extra.value);
        expect((front ?? 0) + (back ?? 0)).toBeCloseTo(value ?? Number.NaN, 9);
        const onlyBack = Object.keys(parts).every((name) =>
          regionsOf("back").includes(name as never),
        );
        if (onlyBack) expect(front).toBe(0);
      },
    ),
  );
});
