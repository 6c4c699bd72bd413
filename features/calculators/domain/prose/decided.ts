// A rule of imaging that one criterion decides: once it is there, the others change nothing of the
// conclusion. What nobody spoke of is counted absent, as on the form, and shown as such; never when it
// would be the absence of all of them that reassures.
import type { Calculator } from "../calculator.ts";
import { type Evaluation, evaluate } from "../evaluate.ts";
import type { Given } from "../read-input.ts";
import type { Reading } from "../reading.ts";
import { readingOf } from "../readings.ts";
import type { UnreadValue } from "./read-value.ts";
import type { Settled } from "./settled.ts";

const signsOf = (reading: Reading, name: string): readonly string[] => {
  const one = reading.inputs[name];
  return one && "yes" in one ? (one.presentWith ?? []) : [];
};

const concludes = ({ outcome }: Evaluation): string =>
  JSON.stringify(outcome && [outcome.band, outcome.notes]);

export function decided(
  calculator: Calculator,
  inputs: Readonly<Record<string, Given>>,
  ask: readonly string[],
  unread: readonly UnreadValue[],
): Settled | null {
  const reading = readingOf(calculator);
  const supposable = (name: string): boolean => {
    const [input, one] = [calculator.inputs[name], reading.inputs[name]];
    const listed = input?.kind === "yesno" && input.listed === true;
    const judged = one !== undefined && "yes" in one && one.judgement === true;
    return listed && !judged && !unread.some((problem) => problem.name === name);
  };
  if (!reading.oneDecides || ask.length === 0 || !ask.every(supposable)) return null;
  const absent = Object.fromEntries(ask.map((name) => [name, false] as const));
  const evaluation = evaluate(calculator, { ...inputs, ...absent });
  const conclusion = concludes(evaluation);
  // A bone of a zone that nobody spoke of goes with its pain.
  const zone = (name: string): boolean =>
    ask.some((other) => signsOf(reading, other).includes(name));
  const alike = ask.every(
    (name) =>
      zone(name) ||
      concludes(evaluate(calculator, { ...inputs, ...absent, [name]: true })) === conclusion,
  );
  const stands = alike && (evaluation.outcome?.value ?? 0) >= 1;
  return stands ? { inputs: absent, assumed: ask, supposed: {}, evaluation } : null;
}
