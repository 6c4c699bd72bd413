// The rule a second time, by what is needed to do without imaging: every combination of answers.
import { expect, test } from "vitest";
import { evaluate } from "../evaluate.ts";
import { canadianCSpine } from "./calculator.ts";

const FLAGS = [
  "dangerousMechanism",
  "paresthesias",
  "midlineTenderness",
  "rearEnd",
  "sitting",
  "ambulatory",
  "delayedPain",
  "rotates",
] as const;

test("no imaging only when nothing threatens, something reassures and the neck turns", () => {
  for (const age of [18, 64, 65, 90])
    for (let bits = 0; bits < 2 ** FLAGS.length; bits++) {
      const given = Object.fromEntries(
        FLAGS.map((name, rank) => [name, (bits >> rank) % 2 === 1]),
      ) as Record<(typeof FLAGS)[number], boolean>;
      const reassuring = [
        given.rearEnd,
        given.sitting,
        given.ambulatory,
        given.delayedPain,
        !given.midlineTenderness,
      ].filter(Boolean).length;
      const spared =
        age < 65 &&
        !(given.dangerousMechanism || given.paresthesias) &&
        reassuring > 0 &&
        given.rotates;
      expect(evaluate(canadianCSpine, { age, ...given }).outcome?.band).toBe(
        spared ? "none" : "some",
      );
    }
});

test("the neck is asked to turn only when the two questions before allow it", () => {
  const calm = {
    age: 30,
    dangerousMechanism: false,
    paresthesias: false,
    rearEnd: false,
    sitting: false,
    ambulatory: false,
    delayedPain: false,
  };
  const missing = (given: object) => evaluate(canadianCSpine, { ...calm, ...given }).missing;
  expect(missing({})).toEqual(["midlineTenderness", "rotates"]);
  expect(missing({ midlineTenderness: true })).toEqual([]);
  expect(missing({ midlineTenderness: false })).toEqual(["rotates"]);
  expect(missing({ midlineTenderness: true, ambulatory: true })).toEqual(["rotates"]);
  expect(missing({ paresthesias: true })).toEqual([]);
  expect(missing({ age: 70 })).toEqual([]);
});
