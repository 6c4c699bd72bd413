// `compute --jsonl` over every calculator and each of its fields: what a program sends by mistake
// gets a sentence on that field, what it sends in another writing the same number. Never a value
// made of a default that nobody said.
import { describe, expect, test } from "vitest";
import type { Services } from "#platform/feature/server/context.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import type { Calculator, Input } from "../domain/calculator.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { UNITS } from "../domain/units.ts";
import { computeCommand } from "./calculator-commands.ts";
import { textsOf } from "./texts.ts";

const services = { texts: await loadServerTexts() } as Services;

interface Answer {
  id: number;
  value?: number | null;
  error?: string;
  field?: string | null;
  line?: string;
}

async function compute(calculator: Calculator, all: readonly object[]): Promise<Answer[]> {
  const printed: Answer[] = [];
  async function* lines() {
    for (const [id, inputs] of all.entries())
      yield JSON.stringify({ id, calculator: calculator.id, inputs });
  }
  await computeCommand.run({
    args: [],
    flags: { jsonl: true },
    lines: lines(),
    print: (line) => printed.push(JSON.parse(line)),
    language: "fr",
    cwd: "/",
    services,
  });
  return printed;
}

type Inputs = Calculator["cases"][number]["inputs"];
const isRecord = (value: unknown): value is { value: number; unit: string } =>
  typeof value === "object" && value !== null;

/** A case as a program sends it: each number with its unit. */
function sent(calculator: Calculator, inputs: Inputs): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => {
      const input = calculator.inputs[name] as Input;
      if (input.kind !== "number" || isRecord(value) || typeof value !== "number")
        return [name, value];
      return [name, { value, unit: UNITS[input.units[0]].symbol }];
    }),
  );
}

const CASES = CALCULATORS.map((calculator) => {
  const complete = calculator.cases.find(({ value }) => value !== null) ?? calculator.cases[0];
  return [calculator.id, calculator, sent(calculator, complete.inputs)] as const;
});

const NO_NUMBER = [
  "abc",
  "douze",
  "NaN",
  "Infinity",
  "∞",
  "-5",
  "−5",
  -5,
  -0.5,
  1e308,
  "1e308",
  "9".repeat(60),
  "1 000 000 000 000",
  "<5",
  "5-6",
  "5 ± 1",
  "1,2,3",
  "12 bananes",
  "12 mg/dL/L",
  true,
  false,
  { value: 5, unit: "bananes" },
  { value: "abc", unit: "" },
  { value: -5 },
];
const NO_ANSWER = ["peut-être", "42", 42, -1, "<script>", "oui et non", { value: "?" }];
const NOTHING = ["", "   ", "\u00A0", null];

describe.each(CASES)("%s", (_id, calculator, complete) => {
  const names = Object.keys(complete);
  const spoiled = (bad: readonly unknown[], kind: "number" | "other") =>
    names
      .filter((name) => (calculator.inputs[name]?.kind === "number") === (kind === "number"))
      .flatMap((name) => bad.map((value) => [name, { ...complete, [name]: value }] as const));

  test("its case is computed, and so it is with commas, spaces and the unit in the text", async () => {
    const written = (write: (value: number, unit: string) => unknown) =>
      Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          isRecord(value) ? write(value.value, value.unit) : value,
        ]),
      );
    const comma = (value: number) => String(value).replace(".", ",");
    const answers = await compute(calculator, [
      complete,
      written((value, unit) => `${comma(value)}\u00A0${unit}`),
      written((value, unit) => `  ${value} ${unit}  `),
      written((value, unit) => ({ value: comma(value), unit })),
    ]);
    const [first] = answers;
    expect(first).not.toHaveProperty("error");
    for (const { value, error } of answers)
      expect([error, value]).toEqual([undefined, first?.value]);
  });

  test("what is no number, and what is no answer, has a sentence on its field", async () => {
    const asked = [...spoiled(NO_NUMBER, "number"), ...spoiled(NO_ANSWER, "other")];
    const answers = await compute(
      calculator,
      asked.map(([, inputs]) => inputs),
    );
    for (const [index, [name, inputs]] of asked.entries()) {
      const answer = answers[index];
      expect([inputs, answer?.field, answer?.value]).toEqual([inputs, name, undefined]);
      expect(answer?.error).toMatch(/\p{L}{3}/u);
    }
  });

  test("a field left empty is a field left out; a default is told in the line", async () => {
    const asked = names.flatMap((name) =>
      NOTHING.map((nothing) => [name, { ...complete, [name]: nothing }] as const),
    );
    const without = names.map((name) =>
      Object.fromEntries(Object.entries(complete).filter(([other]) => other !== name)),
    );
    const left = await compute(calculator, without);
    const answers = await compute(
      calculator,
      asked.map(([, inputs]) => inputs),
    );
    for (const [index, [name]] of asked.entries()) {
      const { id: _own, ...empty } = answers[index] ?? {};
      const { id: _other, ...absent } = left[names.indexOf(name)] ?? {};
      expect([name, empty]).toEqual([name, absent]);
      const input = calculator.inputs[name] as Input;
      if (!("value" in empty) || input.kind !== "choice") continue;
      const told = textsOf(calculator, "fr").inputs[name]?.options?.[input.default ?? ""];
      if (input.default !== undefined) expect(empty.line).toContain(told);
    }
  });
});
