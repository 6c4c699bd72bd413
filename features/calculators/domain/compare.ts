// Two states of one calculator side by side: what changed in the answers, and what that makes of the
// result.
import type { Calculator, CalculatorTexts, Show } from "./calculator.ts";
import type { Evaluation } from "./evaluate.ts";
import { type Say, showEntry, showResult } from "./present.ts";

export interface Difference {
  id: string;
  label: string;
  /** Empty when it is not given. */
  before: string;
  after: string;
}

/** Inputs whose answer is not the same in the two states, in the order of the form. */
export function differences(
  calculator: Calculator,
  texts: CalculatorTexts,
  before: Evaluation,
  after: Evaluation,
  show: Show,
  say: Say,
): Difference[] {
  const told = (name: string, { entries, relevant }: Evaluation): string => {
    const [input, entry] = [calculator.inputs[name], entries[name]];
    return input && entry && relevant.includes(name)
      ? showEntry(name, input, entry, texts, show, say)
      : "";
  };
  return Object.keys(calculator.inputs)
    .map((name) => ({
      id: name,
      label: texts.inputs[name]?.label ?? name,
      before: told(name, before),
      after: told(name, after),
    }))
    .filter((one) => one.before !== one.after);
}

/** "5, risque intermédiaire"; empty before there is a result. */
export function told(
  calculator: Calculator,
  texts: CalculatorTexts,
  { outcome }: Evaluation,
  show: Show,
  say: Say,
): string {
  if (!outcome) return "";
  const band = outcome.band === null ? undefined : texts.bands[outcome.band]?.label;
  return [showResult(calculator, outcome, show, say), band].filter(Boolean).join(" · ");
}
