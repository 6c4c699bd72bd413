import { describe, expect, test } from "vitest";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { textsOf } from "../server/texts.ts";
import { type Calculator, type CalculatorTexts, defineCalculator } from "./calculator.ts";
import { CALCULATORS } from "./catalogue.ts";
import { byIdentifier, evaluateNamed } from "./named-inputs.ts";

const languagesOf = (calculator: Calculator) =>
  LANGUAGES.map((language) => textsOf(calculator, language));

describe.each(CALCULATORS.map((calculator) => [calculator.id, calculator] as const))(
  "%s",
  (_id, calculator) => {
    const languages = languagesOf(calculator);
    const read = (given: Record<string, string>) => byIdentifier(calculator, languages, given);

    test("every label of a field names that field, or is refused as ambiguous", () => {
      for (const texts of languages)
        for (const [field, { label }] of Object.entries(texts.inputs))
          for (const written of [
            label,
            label.toUpperCase(),
            label.normalize("NFD").replace(/\p{M}/gu, ""),
          ]) {
            const { inputs, problems } = read({ [written]: "x" });
            if (problems.length === 0) expect(Object.keys(inputs)).toEqual([field]);
            else expect(problems[0]?.candidates).toContain(field);
          }
    });

    test("every label of an option names that option, or is refused as ambiguous", () => {
      for (const texts of languages)
        for (const [field, { options = {} }] of Object.entries(texts.inputs))
          for (const [option, label] of Object.entries(options)) {
            const { inputs, problems } = read({ [field]: label.toLowerCase() });
            if (problems.length === 0) expect(inputs[field]).toBe(option);
            else expect(problems[0]?.candidates).toContain(option);
          }
    });

    test("identifiers name themselves", () => {
      for (const field of Object.keys(calculator.inputs))
        expect(Object.keys(read({ [field]: "x" }).inputs)).toEqual([field]);
    });
  },
);

const two = defineCalculator({
  ...(CALCULATORS[0] as Calculator),
  inputs: { first: { kind: "yesno" }, second: { kind: "choice", options: ["a", "b"] } },
  rules: [],
  items: undefined as never,
  compute: () => ({ value: 1, band: null, parts: [], also: [], formula: "", notes: [] }),
} as never);
const labelled = {
  inputs: {
    first: { label: "Saignement (récent)" },
    second: { label: "Saignement (ancien)", options: { a: "1 · léger", b: "2 · léger" } },
  },
} as unknown as CalculatorTexts;

test("a label of two fields, or of two options, is refused with both; nothing is computed", () => {
  const field = evaluateNamed(
    two,
    [labelled],
    { saignement: true, second: "a" },
    "refused",
  ).evaluation;
  expect(field.outcome).toBeNull();
  expect(field.problems).toEqual([
    { field: "saignement", code: "ambiguousField", candidates: ["first", "second"] },
  ]);
  const option = evaluateNamed(
    two,
    [labelled],
    { first: true, second: "LEGER" },
    "refused",
  ).evaluation;
  expect(option.outcome).toBeNull();
  expect(option.missing).toEqual([]);
  expect(option.problems).toEqual([
    { field: "second", code: "ambiguousOption", candidates: ["a", "b"] },
  ]);
  expect(
    evaluateNamed(two, [labelled], { first: true, second: "1 léger" }, "refused").evaluation
      .outcome,
  ).not.toBeNull();
});

test("a name of no field stays as written, and the engine refuses it", () => {
  const { evaluation } = evaluateNamed(
    two,
    [labelled],
    { first: true, second: "a", third: 1 },
    "refused",
  );
  expect(evaluation.problems).toEqual([{ field: "third", code: "unknownInput" }]);
  const hostile = JSON.parse('{"__proto__": 1, "first": true, "second": "a"}') as Record<
    string,
    number
  >;
  expect(evaluateNamed(two, [labelled], hostile, "refused").evaluation.problems).toHaveLength(1);
});
