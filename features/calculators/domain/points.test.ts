// The band told early is the band of the result, whatever comes next.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Input } from "./calculator.ts";
import { CALCULATORS } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import { certainLeast, pointsOf } from "./points.ts";
import { showIn } from "./present.ts";
import type { Given } from "./read-input.ts";

function answerTo(input: Input): fc.Arbitrary<Given> {
  if (input.kind === "yesno") return fc.boolean();
  if (input.kind === "choice") return fc.constantFrom(...input.options);
  const { min, max } = input.usual;
  return input.integer ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

describe.each(
  CALCULATORS.filter(({ bands }) => bands.length > 1).map((one) => [one.id, one] as const),
)("%s", (_id, calculator) => {
  const names = Object.keys(calculator.inputs);
  const forms = fc.record(
    Object.fromEntries(
      Object.entries(calculator.inputs).map(([name, input]) => [name, answerTo(input)]),
    ),
  );

  test("certain before the end is true at the end", () => {
    fc.assert(
      fc.property(forms, fc.subarray(names), (answers, kept) => {
        const some = Object.fromEntries(kept.map((name) => [name, answers[name]]));
        const early = evaluate(calculator, some).certain;
        const { outcome } = evaluate(calculator, answers);
        if (early !== null && outcome) expect(outcome.band).toBe(early);
      }),
      { numRuns: 200 },
    );
  });
});

test("a decision is certain when no answer left can change it", () => {
  const of = (id: string) =>
    CALCULATORS.find((one) => one.id === id) as (typeof CALCULATORS)[number];
  const ankle = { malleolarPain: true, lateralMalleolus: true };
  expect(evaluate(of("ottawa-ankle"), ankle).certain).toBe("some");
  expect(evaluate(of("ottawa-ankle"), { malleolarPain: true }).certain).toBeNull();
  expect(evaluate(of("ottawa-ankle"), { ...ankle, unknown: true }).certain).toBeNull();
});

test("points of an answer alone; nothing where the line needs another answer", () => {
  const of = (id: string) =>
    CALCULATORS.find((one) => one.id === id) as (typeof CALCULATORS)[number];
  expect(pointsOf(of("heart"), "history", "high")).toBe(2);
  expect(pointsOf(of("wells-pe"), "cancer", true)).toBe(1);
  expect(pointsOf(of("wells-dvt"), "alternativeAsLikely", true)).toBe(-2);
  expect(pointsOf(of("child-pugh"), "ascites", "moderate")).toBe(3);
  expect(pointsOf(of("blatchford"), "haemoglobin", 90)).toBeNull();
  expect(pointsOf(of("sofa"), "vasopressors", true)).toBeNull();
});

test("what a score without thresholds is sure to reach, and nothing where bands say it", () => {
  const of = (id: string) =>
    CALCULATORS.find((one) => one.id === id) as (typeof CALCULATORS)[number];
  const apache = evaluate(of("apache-ii"), { age: 71, temperature: 38.9 });
  expect(certainLeast(of("apache-ii"), apache)).toBe(6);
  expect(apache.certain).toBeNull();
  expect(certainLeast(of("apache-ii"), evaluate(of("apache-ii"), { age: 30 }))).toBeNull();
  expect(certainLeast(of("heart"), evaluate(of("heart"), { age: 71 }))).toBeNull();
});

test.each(["fr", "en", "es"] as const)(
  "a negative number has its printed sign in %s",
  (language) => {
    expect(showIn(language)(-2, 1)).toBe("−2");
    expect(showIn(language)(-0, 1)).toBe("0");
  },
);
