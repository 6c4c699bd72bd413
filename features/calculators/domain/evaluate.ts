// One evaluation for the form, the assistant and the command line: what was read, what is wrong,
// what is missing, what the result can still be, and the result itself once everything needed is
// there.
import type { Calculator, Input, Item, Outcome, Partial, Show, TypedUnits } from "./calculator.ts";
import { type BareNumbers, type Given, type Problem, readInput, type Typed } from "./read-input.ts";
import { bandOf } from "./score.ts";

export interface Evaluation {
  /** What was read, by input; defaults included. */
  entries: Readonly<Record<string, Typed>>;
  problems: readonly Problem[];
  /** Inputs still needed, in the order of the form; those with a problem are not repeated here. */
  missing: readonly string[];
  /** Inputs computed with although they are out of the usual range. */
  unlikely: readonly string[];
  /** Inputs that took their default because nothing was said. */
  defaulted: readonly string[];
  /** Inputs that have a say in the present state of the form. */
  relevant: readonly string[];
  /** Between which values the result still lies; null when nothing useful is known. */
  possible: { min: number; max: number } | null;
  /** The band of every result that is still possible, when there is only one. */
  certain: string | null;
  outcome: Outcome | null;
}

/** Enough for every combination of a few missing answers, and still immediate. */
const MOST_COMBINATIONS = 256;

export const plainShow: Show = (value, decimals) => String(Number(value.toFixed(decimals)));

export function evaluate(
  calculator: Calculator,
  given: Readonly<Record<string, Given>>,
  show: Show = plainShow,
  bare: BareNumbers = "announced",
): Evaluation {
  const { entries, problems, defaulted } = readAll(calculator, given, bare);
  const values: Partial = Object.fromEntries(
    Object.entries(entries).map(([name, { value }]) => [name, value]),
  );
  for (const rule of calculator.rules ?? []) {
    const broken = rule(values);
    if (broken && !problems.some(({ field }) => field === broken.field))
      problems.push({ field: broken.field, code: "rule", rule: broken.rule });
  }
  const faulty = new Set(problems.map(({ field }) => field));
  const names = Object.keys(calculator.inputs);
  const relevant = names.filter((name) => isRelevant(calculator.inputs[name] as Input, values));
  const wanted = names.filter((name) => isNeeded(calculator.inputs[name] as Input, values));
  const missing = wanted.filter((name) => entries[name] === undefined && !faulty.has(name));
  const unlikely = names.filter((name) => entries[name]?.unlikely);
  const typed: TypedUnits = Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, entry.typed?.unit]),
  );
  const complete = missing.length === 0 && problems.length === 0;
  const outcome = complete ? calculator.compute(values as never, typed, show) : null;
  const open = !outcome && problems.length === 0;
  const possible = open ? range(calculator, values, missing, typed, show) : null;
  const certain = open ? certainBand(calculator, values, possible, typed, show) : null;
  return { entries, problems, missing, unlikely, defaulted, relevant, possible, certain, outcome };
}

function readAll(
  calculator: Calculator,
  given: Readonly<Record<string, Given>>,
  bare: BareNumbers,
) {
  const entries: Record<string, Typed> = {};
  const problems: Problem[] = [];
  const defaulted: string[] = [];
  for (const field of Object.keys(given))
    if (!Object.hasOwn(calculator.inputs, field)) problems.push({ field, code: "unknownInput" });
  for (const [field, input] of Object.entries(calculator.inputs)) {
    const reading = readInput(input, Object.hasOwn(given, field) ? given[field] : undefined, bare);
    if (reading.ok === false) problems.push({ field, ...reading.problem });
    else if (reading.ok) entries[field] = reading.entry;
    else if (input.kind === "choice" && input.default !== undefined) {
      entries[field] = { value: input.default };
      defaulted.push(field);
    }
  }
  return { entries, problems, defaulted };
}

export function isNeeded(input: Input, known: Partial): boolean {
  if (input.kind === "choice" && input.default !== undefined) return false;
  return input.needed === undefined || (input.needed !== "never" && input.needed(known));
}

const isRelevant = (input: Input, known: Partial) =>
  input.relevant === "always" || typeof input.needed !== "function" || input.needed(known);

function range(
  calculator: Calculator,
  values: Partial,
  missing: readonly string[],
  typed: TypedUnits,
  show: Show,
) {
  if (
    missing.length === 0 ||
    !Object.keys(calculator.inputs).some((name) => values[name] !== undefined)
  )
    return null;
  if (calculator.items) return rangeOfItems(calculator, calculator.items, values, typed);
  return rangeOfChoices(calculator, values, typed, show);
}

/** Each line of a score whose inputs are known counts its points, the others all that they can. */
function rangeOfItems(
  calculator: Calculator,
  items: readonly Item<never>[],
  values: Partial,
  typed: TypedUnits,
) {
  let [min, max] = [0, 0];
  for (const item of items) {
    const inputs = item.inputs as readonly string[];
    const known = inputs.every((name) => {
      const input = calculator.inputs[name] as Input;
      return values[name] !== undefined || !isNeeded(input, values);
    });
    const points = known ? item.points(values as never, typed) : null;
    min += points ?? item.min;
    max += points ?? item.max;
  }
  return { min, max };
}

function rangeOfChoices(calculator: Calculator, values: Partial, typed: TypedUnits, show: Show) {
  const results = stillPossible(calculator, values, typed, show);
  const numbers = (results ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
  return numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) };
}

/**
 * The result of every combination of the missing answers, and of those that an answer makes needed
 * in its turn; null when they are numbers or too many.
 */
function stillPossible(
  calculator: Calculator,
  values: Partial,
  typed: TypedUnits,
  show: Show,
): Outcome[] | null {
  const inputs = Object.entries(calculator.inputs);
  const done: Outcome[] = [];
  let open: Partial[] = [values];
  while (open.length > 0) {
    const next: Partial[] = [];
    for (const known of open) {
      const missing = inputs.find(
        ([name, input]) => known[name] === undefined && isNeeded(input, known),
      );
      if (!missing) {
        done.push(calculator.compute(known as never, typed, show));
        continue;
      }
      const [name, input] = missing;
      if (input.kind === "number") return null;
      const options = input.kind === "choice" ? input.options : [true, false];
      for (const option of options) next.push({ ...known, [name]: option });
    }
    if (done.length + next.length > MOST_COMBINATIONS) return null;
    open = next;
  }
  return done;
}

function certainBand(
  calculator: Calculator,
  values: Partial,
  possible: Evaluation["possible"],
  typed: TypedUnits,
  show: Show,
): string | null {
  const { bands, items, bandNotByValue } = calculator;
  if (!possible || bands.length < 2) return null;
  if (items && !bandNotByValue) {
    const [least, most] = [bandOf(bands, possible.min), bandOf(bands, possible.max)];
    return least === most ? least : null;
  }
  // A number that an answer makes needed may still be anything.
  const numberMayFollow = Object.values(calculator.inputs).some(
    (input) => input.kind === "number" && typeof input.needed === "function",
  );
  if (numberMayFollow) return null;
  const results = stillPossible(calculator, values, typed, show) ?? [];
  const [first, ...others] = new Set(results.map(({ band }) => band));
  return others.length === 0 ? (first ?? null) : null;
}
