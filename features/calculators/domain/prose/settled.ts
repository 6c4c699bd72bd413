// What is missing is not asked for when no answer to it changes the result: every unit that the
// number may be in, or yes and no, give the same value and the same meaning.
import type { Calculator } from "../calculator.ts";
import { type Evaluation, evaluate } from "../evaluate.ts";
import type { Given } from "../read-input.ts";
import { readingOf } from "../readings.ts";
import { toCanonical, UNITS, type UnitSymbol } from "../units.ts";
import { foldText } from "./folded-text.ts";
import { findNumbers } from "./numbers.ts";
import type { UnreadValue } from "./read-value.ts";
import { FRENCH, NOT_IN_FRENCH } from "./report-units.ts";

const MOST = 64;

interface Answer {
  given: Given;
  supposed?: readonly UnitSymbol[];
}

export interface Settled {
  inputs: Record<string, Given>;
  /** Criteria whose answer changes nothing: counted absent, and shown as such. */
  assumed: readonly string[];
  supposed: Record<string, readonly UnitSymbol[]>;
  evaluation: Evaluation;
}

/** A judgement is asked for all the same. */
function isJudgement(calculator: Calculator, name: string): boolean {
  const one = readingOf(calculator).inputs[name];
  return one !== undefined && "yes" in one && one.judgement === true;
}

/** Nobody spoke of what the conclusion hangs on: the count stands without it. */
export function isWithheld(calculator: Calculator, name: string): boolean {
  const one = readingOf(calculator).inputs[name];
  return one !== undefined && "yes" in one && one.withheld === true;
}

function flagAnswers(
  calculator: Calculator,
  name: string,
  problem: UnreadValue | undefined,
): readonly Answer[] | null {
  if (!problem && isWithheld(calculator, name)) return [{ given: false }];
  // Spoken of without being answered, and no answer would change anything.
  if (problem && problem.code !== "notExact") return null;
  return isJudgement(calculator, name) ? null : [{ given: false }, { given: true }];
}

function answersTo(
  calculator: Calculator,
  name: string,
  unread: readonly UnreadValue[],
  french: boolean,
): readonly Answer[] | null {
  const input = calculator.inputs[name];
  const problem = unread.find((one) => one.name === name);
  if (input?.kind === "yesno") return flagAnswers(calculator, name, problem);
  if (input?.kind !== "number" || problem?.code !== "unitNeeded") return null;
  const [number, ...others] = findNumbers(foldText(problem.words).folded);
  if (!number || others.length > 0) return null;
  const units = input.units.filter((unit) => {
    const made = toCanonical(number.value, unit);
    const printed = !(french && NOT_IN_FRENCH.includes(unit));
    return printed && made >= input.possible.min && made <= input.possible.max;
  });
  return units.map((unit) => ({
    given: { value: number.value, unit: UNITS[unit].symbol },
    supposed: [unit, ...units.filter((one) => one !== unit)],
  }));
}

/** Null when an answer may change the result, or when what is missing has too many of them. */
export function settled(
  calculator: Calculator,
  inputs: Readonly<Record<string, Given>>,
  ask: readonly string[],
  unread: readonly UnreadValue[],
  folded: string,
): Settled | null {
  if (ask.length === 0 || Object.keys(inputs).length === 0) return null;
  const french = FRENCH.test(folded);
  let made: Record<string, Answer>[] = [{}];
  for (const name of ask) {
    const answers = answersTo(calculator, name, unread, french);
    if (!answers || answers.length === 0 || made.length * answers.length > MOST) return null;
    made = made.flatMap((known) => answers.map((one) => ({ ...known, [name]: one })));
  }
  const evaluations = made.map((answers) =>
    evaluate(calculator, {
      ...inputs,
      ...Object.fromEntries(Object.entries(answers).map(([name, { given }]) => [name, given])),
    }),
  );
  const results = new Set(
    evaluations.map(({ outcome }) =>
      outcome ? JSON.stringify([outcome.value, outcome.band, outcome.symbol]) : "open",
    ),
  );
  const [answers, evaluation] = [made[0], evaluations[0]];
  if (results.size > 1 || !answers || !evaluation?.outcome) return null;
  const entries = Object.entries(answers);
  return {
    inputs: Object.fromEntries(entries.map(([name, { given }]) => [name, given])),
    assumed: entries.flatMap(([name, { supposed }]) => (supposed ? [] : [name])),
    supposed: Object.fromEntries(
      entries.flatMap(([name, { supposed }]) => (supposed ? [[name, supposed]] : [])),
    ),
    evaluation,
  };
}
