// One form out of several calculators, and back: each reads its own inputs in what was typed once.
import { type Bundle, isApart, type Place } from "./bundles.ts";
import type { Calculator, CalculatorTexts, Input, Inputs, InputTexts, Show } from "./calculator.ts";
import { type Evaluation, evaluate } from "./evaluate.ts";
import { toFragment } from "./fragment.ts";
import { type Given, type Problem, readInput, type Typed } from "./read-input.ts";

export interface Merged {
  bundle: Bundle;
  calculators: readonly Calculator[];
  /** Fields of the form by their key: "age", "heart.history". */
  inputs: Inputs;
  /** Field that feeds an input of a calculator. */
  keyOf(calculator: Calculator, name: string): string;
}

const place = (calculator: Calculator, name: string): Place => `${calculator.id}.${name}`;

/** A measure, or the sex: the same for every calculator. */
const isShared = (name: string, input: Input): boolean => input.kind === "number" || name === "sex";

/** The widest of two measures: each calculator still refuses what is out of its own range. */
function widest(one: Input, other: Input): Input {
  if (one.kind !== "number" || other.kind !== "number") return one;
  const over = (a: { min: number; max: number }, b: { min: number; max: number }) => ({
    min: Math.min(a.min, b.min),
    max: Math.max(a.max, b.max),
  });
  const { integer: _own, ...rest } = one;
  return {
    ...rest,
    ...(one.integer && other.integer ? { integer: true as const } : {}),
    usual: over(one.usual, other.usual),
    possible: over(one.possible, other.possible),
  };
}

export function mergeBundle(bundle: Bundle, calculators: readonly Calculator[]): Merged {
  const { same = [], answered = {} } = bundle;
  const keyOf = (calculator: Calculator, name: string): string => {
    const here = place(calculator, name);
    const measure = answered[here]?.by;
    if (measure !== undefined) return measure;
    const first = same.find((places) => places.includes(here))?.[0];
    if (first !== undefined) return first;
    const input = calculator.inputs[name] as Input;
    return isShared(name, input) && !isApart(bundle, calculator.id, name) ? name : here;
  };
  const inputs: Record<string, Input> = {};
  for (const calculator of calculators)
    for (const [name, input] of Object.entries(calculator.inputs)) {
      if (answered[place(calculator, name)]) continue;
      const key = keyOf(calculator, name);
      const before = inputs[key];
      inputs[key] = before ? widest(before, input) : input;
    }
  return { bundle, calculators, inputs, keyOf };
}

/** Texts of the fields: those of the first calculator that asks, and the scores that each feeds. */
export function mergeTexts(
  { calculators, inputs, keyOf }: Merged,
  texts: Readonly<Record<string, CalculatorTexts>>,
): Pick<CalculatorTexts, "inputs" | "rules"> {
  const merged: Record<string, InputTexts & { scores: string }> = {};
  const rules: Record<string, string> = {};
  for (const key of Object.keys(inputs)) {
    const users = calculators.filter((one) =>
      Object.keys(one.inputs).some((name) => keyOf(one, name) === key),
    );
    const asking = users.flatMap((one) => {
      const name = Object.keys(one.inputs).find(
        (own) => keyOf(one, own) === key && inputs[key]?.kind === one.inputs[own]?.kind,
      );
      const own = name === undefined ? undefined : texts[one.id]?.inputs[name];
      return own ? [own] : [];
    });
    const scores = users.map((one) => texts[one.id]?.short ?? one.id).join(", ");
    const [first] = asking;
    if (first) merged[key] = { ...first, scores };
  }
  for (const one of calculators)
    for (const [rule, sentence] of Object.entries(texts[one.id]?.rules ?? {}))
      rules[place(one, rule)] = sentence;
  return { inputs: merged, rules };
}

export interface BundleEvaluation {
  /** Of each calculator, in the order of the bundle. */
  each: readonly { calculator: Calculator; evaluation: Evaluation }[];
  /** What was read of the fields of the form, by key. */
  entries: Readonly<Record<string, Typed>>;
  problems: readonly Problem[];
  unlikely: readonly string[];
  /** Fields that have a say in the present state of the form. */
  relevant: readonly string[];
  defaulted: readonly string[];
}

export function evaluateBundle(
  merged: Merged,
  given: Readonly<Record<string, Given>>,
  show: Show,
): BundleEvaluation {
  const { calculators, inputs, keyOf } = merged;
  const entries: Record<string, Typed> = {};
  for (const [key, input] of Object.entries(inputs)) {
    const reading = readInput(input, given[key]);
    if (reading.ok) entries[key] = reading.entry;
  }
  const each = calculators.map((calculator) => ({
    calculator,
    evaluation: evaluate(calculator, givenFor(merged, calculator, given, entries), show),
  }));
  const problems: Problem[] = [];
  const [unlikely, relevant] = [new Set<string>(), new Set<string>()];
  for (const { calculator, evaluation } of each) {
    for (const problem of evaluation.problems) {
      const field = keyOf(calculator, problem.field);
      const rule = problem.rule === undefined ? {} : { rule: place(calculator, problem.rule) };
      if (!problems.some((one) => one.field === field))
        problems.push({ ...problem, ...rule, field });
    }
    for (const name of evaluation.unlikely) unlikely.add(keyOf(calculator, name));
    for (const name of evaluation.relevant) relevant.add(keyOf(calculator, name));
  }
  const defaulted = each.flatMap(({ calculator, evaluation }) =>
    evaluation.defaulted.map((name) => keyOf(calculator, name)),
  );
  for (const { calculator, evaluation } of each)
    for (const name of evaluation.defaulted) {
      const entry = evaluation.entries[name];
      if (entry) entries[keyOf(calculator, name)] = entry;
    }
  return { each, entries, problems, unlikely: [...unlikely], relevant: [...relevant], defaulted };
}

/** What a calculator is given of the form; thresholds of a measure are answered by the measure. */
function givenFor(
  { bundle: { answered = {} }, keyOf }: Merged,
  calculator: Calculator,
  given: Readonly<Record<string, Given>>,
  entries: Readonly<Record<string, Typed>>,
): Record<string, Given> {
  return Object.fromEntries(
    Object.keys(calculator.inputs).map((name) => {
      const threshold = answered[place(calculator, name)];
      if (!threshold) return [name, given[keyOf(calculator, name)]];
      const measured = entries[threshold.by];
      if (!measured) return [name, undefined];
      const value = Number(measured.value);
      return [name, "above" in threshold ? value > threshold.above : value < threshold.under];
    }),
  );
}

/** The same values on a form of two calculators: what was typed in one goes along. */
export function toPairFragment(
  bundle: Bundle,
  calculator: Calculator,
  { entries, defaulted }: Pick<Evaluation, "entries" | "defaulted">,
): string {
  const { inputs, keyOf } = mergeBundle(bundle, [calculator]);
  const renamed = Object.entries(entries).map(
    ([name, entry]) => [keyOf(calculator, name), entry] as const,
  );
  return toFragment(
    { inputs },
    {
      entries: Object.fromEntries(renamed),
      defaulted: defaulted.map((name) => keyOf(calculator, name)),
    },
  );
}
