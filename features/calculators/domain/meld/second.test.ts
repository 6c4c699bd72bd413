// MELD 3.0 a second time, gathered by variable, and the bounds that separate the versions.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const micro = (mg: number, factor: number) => ({ value: mg * factor, unit: "µmol/L" });

test("gathered by variable: each coefficient of bilirubin and of creatinine changes with sodium and albumin", () => {
  const one = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  fc.assert(
    fc.property(
      one(0.3, 20),
      one(0.8, 5),
      one(0.4, 6),
      one(115, 145),
      one(1, 5),
      fc.boolean(),
      (bile, ratio, creat, sodium, albumin, woman) => {
        const clip = (value: number, least: number, most: number) =>
          Math.min(most, Math.max(least, value));
        const n = 137 - clip(sodium, 125, 137);
        const a = 3.5 - clip(albumin, 1.5, 3.5);
        const exact =
          6 +
          (woman ? 1.33 : 0) +
          0.82 * n +
          1.85 * a +
          (4.56 - 0.24 * n) * Math.log(clip(bile, 1, 1000)) +
          9.09 * Math.log(clip(ratio, 1, 1000)) +
          (11.14 - 1.83 * a) * Math.log(clip(creat, 1, 3));
        const { value } = run("meld", {
          sex: woman ? "female" : "male",
          bilirubin: { value: bile, unit: "mg/dL" },
          inr: ratio,
          creatinine: micro(creat, 88.4),
          sodium,
          albumin: { value: albumin, unit: "g/dL" },
          dialysis: false,
        });
        expect(Math.abs((value ?? 0) - clip(exact, 6, 40))).toBeLessThanOrEqual(0.5 + 1e-6);
      },
    ),
  );
});

test("creatinine is capped at 3 in MELD 3.0 and at 4 before; 26 and 34 as another implementation finds them", () => {
  const at = (creat: number, dialysis: boolean) =>
    run("meld", {
      sex: "male",
      bilirubin: { value: 3, unit: "mg/dL" },
      inr: 2,
      creatinine: micro(creat, 88.4),
      sodium: 130,
      albumin: 35,
      dialysis,
    });
  const sodiumVersion = (creat: number, dialysis = false) => at(creat, dialysis).also[0]?.value;
  expect([sodiumVersion(1.5), sodiumVersion(0.4, true)]).toEqual([26, 34]);
  expect(at(3, false).value).toBe(at(9, false).value);
  expect(sodiumVersion(3)).toBeLessThan(sodiumVersion(9) ?? 0);
  expect(sodiumVersion(4)).toBe(sodiumVersion(9));
});

test("a sum rounded to a tenth, then ten times it: at 11 exactly sodium does not count", () => {
  const { also } = run("meld", {
    sex: "male",
    bilirubin: { value: 3.72, unit: "mg/dL" },
    inr: 1,
    creatinine: micro(1, 88.4),
    sodium: 125,
    albumin: 35,
    dialysis: false,
  });
  expect(also.map(({ value }) => value)).toEqual([11, 11]);
});
