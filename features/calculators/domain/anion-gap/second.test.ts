// The gap a second time, by balance of charges.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("what is missing to balance the charges, and 2.5 for each g/dL of albumin", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 120, max: 160 }),
      fc.integer({ min: 70, max: 100 }),
      fc.integer({ min: 5, max: 20 }),
      fc.integer({ min: 10, max: 50 }),
      (na, cl, base, protein) => {
        const { value, also } = run("anion-gap", {
          sodium: na,
          chloride: cl,
          bicarbonate: base,
          albumin: protein,
        });
        expect((value ?? 0) + cl + base).toBeCloseTo(na, 9);
        const corrected = also.find(({ id }) => id === "corrected")?.value ?? Number.NaN;
        expect(corrected - 2.5 * (4 - protein / 10)).toBeCloseTo(value ?? 0, 9);
        const delta = also.find(({ id }) => id === "delta")?.value;
        if (delta !== undefined) expect(delta * (24 - base) + 12).toBeCloseTo(corrected, 9);
      },
    ),
  );
});

test("a delta ratio is never shown without what it is computed against", () => {
  const gases = { sodium: 138, chloride: 95, bicarbonate: 10 };
  expect(run("anion-gap", gases).notes).toEqual(["noAlbumin", "reference"]);
  expect(run("anion-gap", { ...gases, albumin: 40 }).notes).toEqual(["reference"]);
  expect(run("anion-gap", { sodium: 140, chloride: 104, bicarbonate: 24 }).notes).toEqual([
    "noAlbumin",
  ]);
});

test("with potassium, the gap is larger by the potassium and the delta ratio is the same", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 80 }),
      fc.integer({ min: 10, max: 50 }),
      (k, protein) => {
        const gases = { sodium: 138, chloride: 95, bicarbonate: 10, albumin: protein };
        const [alone, counted] = [
          run("anion-gap", gases),
          run("anion-gap", { ...gases, potassium: k / 10, cations: "withPotassium" }),
        ];
        expect((counted.value ?? 0) - (alone.value ?? 0)).toBeCloseTo(k / 10, 9);
        const delta = ({ also }: typeof alone) => also.find(({ id }) => id === "delta")?.value ?? 0;
        expect(delta(counted)).toBeCloseTo(delta(alone), 9);
      },
    ),
  );
});
