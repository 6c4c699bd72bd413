// What is announced as still possible holds the result of every way to answer what is missing, and
// what is shown in the end stays in its band.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "#platform/testing/runs.ts";
import type { Calculator, Input } from "./calculator.ts";
import { CALCULATORS } from "./catalogue.ts";
import { evaluate } from "./evaluate.ts";
import { showExtra, showIn, showResult } from "./present.ts";
import type { Given } from "./read-input.ts";
import { bandOf } from "./score.ts";
import { UNITS } from "./units.ts";

function answerTo(input: Input): fc.Arbitrary<Given> {
  if (input.kind === "yesno") return fc.boolean();
  if (input.kind === "choice") return fc.constantFrom(...input.options);
  const { usual, integer, units } = input;
  const number = integer
    ? fc.integer({ min: usual.min, max: usual.max })
    : fc
        .double({ min: usual.min, max: usual.max, noNaN: true })
        .map((value) => Number(value.toPrecision(4)));
  return number.map((value) => ({ value, unit: UNITS[units[0]].symbol }));
}

const formOf = ({ inputs }: Calculator): fc.Arbitrary<Record<string, Given>> =>
  fc.record(
    Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, answerTo(input)])),
  );

/**
 * A form that no rule between fields refuses: drawn field by field, the ratio of SOFA-2 hardly ever
 * agrees with its gases, and nothing would be announced.
 */
function lawful(calculator: Calculator, given: Record<string, Given>) {
  const kept = { ...given };
  for (;;) {
    const { problems } = evaluate(calculator, kept);
    const broken = problems.find(({ field, code }) => code === "rule" && field in kept);
    if (!broken) return kept;
    delete kept[broken.field];
  }
}

/** The form once everything asked for is answered, from some answers and a store of others. */
function completed(
  calculator: Calculator,
  some: Record<string, Given>,
  store: Record<string, Given>,
) {
  let given = some;
  for (const _ of Object.keys(calculator.inputs)) {
    const { missing } = evaluate(calculator, given);
    if (missing.length === 0) break;
    given = { ...given, ...Object.fromEntries(missing.map((name) => [name, store[name]])) };
  }
  return evaluate(calculator, given);
}

describe.each(CALCULATORS.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_id, calculator) => {
    const names = Object.keys(calculator.inputs);
    // Most answers are there: with half of them a calculator of many numbers hardly ever has
    // something to announce. One time in two a single answer lacks, so that each calculator has some.
    const most = fc.integer({ min: 1, max: 8 }).map((drawn) => drawn > 1);
    const kept = fc.oneof(
      fc.record(Object.fromEntries(names.map((name) => [name, most]))),
      fc
        .constantFrom(...names)
        .map((lacking) => Object.fromEntries(names.map((name) => [name, name !== lacking]))),
    );

    test("random answers, random completions: the result is in the announced range, and the last answer closes it", () => {
      let announced = 0;
      fc.assert(
        fc.property(formOf(calculator), formOf(calculator), kept, (drawn, other, keep) => {
          const answers = lawful(calculator, drawn);
          const some = Object.fromEntries(
            names
              .filter((name) => keep[name] && name in answers)
              .map((name) => [name, answers[name] as Given]),
          );
          const { possible } = evaluate(calculator, some);
          const store = { ...lawful(calculator, other), ...answers };
          const { outcome } = completed(calculator, some, store);
          if (!possible || outcome?.value === undefined || outcome.value === null) return;
          announced += 1;
          expect(possible.min).toBeLessThanOrEqual(outcome.value + 1e-9);
          expect(possible.max).toBeGreaterThanOrEqual(outcome.value - 1e-9);
        }),
        { numRuns: runs(1500) },
      );
      // One that lacks a number, or its only answer, whenever it lacks anything (QTc): no range can
      // be told.
      const onlyNumbers = Object.values(calculator.inputs).every(
        (input) =>
          input.kind === "number" ||
          input.needed === "never" ||
          ("default" in input && input.default),
      );
      if (names.length === 1 || (onlyNumbers && !calculator.items)) expect(announced).toBe(0);
      else expect(announced).toBeGreaterThan(0);
    });

    test("rounded for reading, a result and its extras stay in their band and within 5 %", () => {
      const show = showIn("en");
      const written = (text: string) =>
        Number(/^−?[\d,]+(?:\.\d+)?/.exec(text)?.[0].replace("−", "-").replaceAll(",", ""));
      const { bands } = calculator;
      fc.assert(
        fc.property(formOf(calculator), (answers) => {
          const { outcome } = completed(calculator, answers, answers);
          if (!outcome || outcome.value === null) return;
          // Under the last digit that can be shown, everything is 0.
          const near = (text: string, value: number) =>
            expect(Math.abs(written(text) - value)).toBeLessThanOrEqual(
              Math.max(0.05 * Math.abs(value), 1e-4),
            );
          near(showResult(calculator, outcome, show, String), outcome.value);
          for (const extra of outcome.also)
            near(showExtra(calculator, extra, show, String), extra.value);
          expect(bandOf(bands, written(showResult(calculator, outcome, show, String)))).toBe(
            bandOf(bands, outcome.value),
          );
          for (const extra of outcome.also)
            if (bands.some(({ id }) => id === extra.band))
              expect(bandOf(bands, written(showExtra(calculator, extra, show, String)))).toBe(
                bandOf(bands, extra.value),
              );
        }),
        { numRuns: runs(1000) },
      );
    });

    test("one more answer never widens the range", () => {
      fc.assert(
        fc.property(
          formOf(calculator),
          fc.shuffledSubarray(names, { minLength: names.length }),
          (answers, order) => {
            let before: { min: number; max: number } | null = null;
            // Another choice than the default is another question, not one more answer.
            const asked = order.filter((name) => {
              const input = calculator.inputs[name];
              return (
                input?.needed !== "never" &&
                !(input?.kind === "choice" && input.default !== undefined)
              );
            });
            for (const [index] of asked.entries()) {
              const some = Object.fromEntries(
                asked.slice(0, index + 1).map((name) => [name, answers[name]]),
              );
              const { possible } = evaluate(calculator, some);
              if (before && possible) {
                expect(possible.min).toBeGreaterThanOrEqual(before.min - 1e-9);
                expect(possible.max).toBeLessThanOrEqual(before.max + 1e-9);
              }
              before = possible ?? before;
            }
          },
        ),
        { numRuns: runs(150) },
      );
    });
  },
);
