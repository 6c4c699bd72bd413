// The correction a second time in mmol/L of glucose: 100 mg/dL are 5.5506 mmol/L.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

test("0.2883 and 0.4324 mmol/L of sodium for each mmol/L of glucose above 5.5506", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 110, max: 160 }),
      fc.double({ min: 6, max: 60, noNaN: true }),
      (sodium, glucose) => {
        const { value, also } = run("corrected-sodium", { sodium, glucose });
        expect(value).toBeCloseTo(sodium + 0.288256 * (glucose - 5.550622), 3);
        expect(also[0]?.value).toBeCloseTo(sodium + 0.432384 * (glucose - 5.550622), 3);
      },
    ),
  );
});
