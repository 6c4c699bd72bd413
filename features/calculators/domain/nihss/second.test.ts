// The form a second time: the most that each line gives, and a plain sum of digits.
import fc from "fast-check";
import { expect, test } from "vitest";
import { run } from "../../testing/printed-scores.ts";

const LINES =
  "consciousness3 questions2 commands2 gaze2 visual3 face3 leftArm4 rightArm4 leftLeg4 rightLeg4 ataxia2 sensory2 language3 dysarthria2 neglect2"
    .split(" ")
    .map((line) => ({ name: line.slice(0, -1), most: Number(line.at(-1)) }));
const UNTESTABLE = ["leftArm", "rightArm", "leftLeg", "rightLeg", "ataxia", "dysarthria"];

test("fifteen lines, 42 points", () => {
  expect(LINES).toHaveLength(15);
  expect(LINES.reduce((sum, { most }) => sum + most, 0)).toBe(42);
});

test("any form is the sum of its digits; what is untested adds nothing, and it is said", () => {
  const forms = fc.record(
    Object.fromEntries(
      LINES.map(({ name, most }) => [
        name,
        UNTESTABLE.includes(name)
          ? fc.integer({ min: -1, max: most })
          : fc.integer({ min: 0, max: most }),
      ]),
    ),
  );
  fc.assert(
    fc.property(forms, (form) => {
      const digits = Object.values(form);
      const given = Object.fromEntries(
        Object.entries(form).map(([name, digit]) => [name, digit < 0 ? "UN" : String(digit)]),
      );
      const { value, notes } = run("nihss", given);
      expect(value).toBe(digits.reduce((sum, digit) => sum + Math.max(0, digit), 0));
      expect(notes.includes("untested")).toBe(digits.some((digit) => digit < 0));
      expect(notes.includes("coma")).toBe(form.consciousness === 3);
    }),
  );
});

test.each(LINES)("$name has no grade above $most", ({ name, most }) => {
  expect(() =>
    run("nihss", {
      ...Object.fromEntries(LINES.map((line) => [line.name, "0"])),
      [name]: String(most + 1),
    }),
  ).toThrow();
});
