// A rule of imaging that one criterion decides: once it is there, the others change nothing of the
// conclusion. What nobody spoke of is counted absent, as on the form, and shown as such; so is a
// judgement, or what was left open, when the decision is what is asked for. Never when it would be the
// absence of all of them that reassures.
import type { Calculator } from "../calculator.ts";
import { type Evaluation, evaluate } from "../evaluate.ts";
import type { Given } from "../read-input.ts";
import type { Reading } from "../reading.ts";
import { readingOf } from "../readings.ts";
import type { UnreadValue } from "./read-value.ts";
import type { Heard } from "./read-values.ts";
import type { Settled } from "./settled.ts";

const signsOf = (reading: Reading, name: string): readonly string[] => {
  const one = reading.inputs[name];
  return one && "yes" in one ? (one.presentWith ?? []) : [];
};

/** "Scanner ?", "radio nécessaire ?": the decision is asked for, and not the count. */
const DECISION =
  /(?<![a-z])(?:scanner|tdm|radio[a-z]*|image[a-z]*|imaging|irm|cliche|x-?rays?|ct|scan|tac|tc)(?![a-z])[^.?]{0,70}\?|(?<![a-z])(?:faut|fais|dois|doit|necessit[a-z]*|indiqu[a-z]*|needed|indicated|hace falta|hay que)(?![a-z])/;

const concludes = ({ outcome }: Evaluation): string =>
  JSON.stringify(outcome && [outcome.band, outcome.notes]);

export function decided(
  calculator: Calculator,
  inputs: Readonly<Record<string, Given>>,
  ask: readonly string[],
  unread: readonly UnreadValue[],
  { text, left }: Pick<Heard, "text" | "left">,
): Settled | null {
  const reading = readingOf(calculator);
  const decides = DECISION.test(text.folded);
  // A clause was not understood: it may be of any criterion, and is none of the decision.
  if (left && !decides) return null;
  const supposable = (name: string): boolean => {
    const input = calculator.inputs[name];
    const listed = input?.kind === "yesno" && input.listed === true;
    const one = reading.inputs[name];
    const judged = one !== undefined && "yes" in one && one.judgement === true;
    const problem = unread.find((other) => other.name === name);
    if (decides) return listed && (!problem || problem.code === "notExact");
    return listed && !judged && !problem;
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
