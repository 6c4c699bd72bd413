// The tidal volume a second time: in centimetres, with the slope of an inch divided by 2.54.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("4.5 kg between the sexes, 2.3 kg an inch", () => {
  fc.assert(
    fc.property(fc.integer({ min: 140, max: 230 }), (centimetres) => {
      const volume = (sex: string) =>
        Number(run("tidal-volume", { sex, height: centimetres }).value);
      expect(volume("male") - volume("female")).toBeCloseTo(27, 8);
      expect(volume("female")).toBeCloseTo(273 + (13.8 / 2.54) * (centimetres - 152.4), 8);
    }),
  );
});
