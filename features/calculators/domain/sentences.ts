// What is wrong with a field, said to the person.
import type { CalculatorTexts, Form, NumberInput, Show } from "./calculator.ts";
import { measured, type Say, unitLabel } from "./present.ts";
import type { Problem } from "./read-input.ts";

/** Units an input accepts, as a list to read: "µmol/L, mg/dL, mg/L". */
export const acceptedUnits = ({ units }: NumberInput, say: Say): string =>
  units.map((unit) => unitLabel(unit, say)).join(", ");

export function problemSentence(
  problem: Problem,
  calculator: Pick<Form, "inputs">,
  texts: Pick<CalculatorTexts, "rules">,
  show: Show,
  say: Say,
): string {
  const { code, field, rule, range, unit, readings, candidates = [] } = problem;
  if (code === "rule" && rule !== undefined) return texts.rules?.[rule] ?? rule;
  const input = Object.hasOwn(calculator.inputs, field) ? calculator.inputs[field] : undefined;
  const limit = (value: number) => measured(value, 3, unit ?? "none", show, say);
  return say(`problems.${code}`, {
    field,
    min: range ? limit(range.min) : "",
    max: range ? limit(range.max) : "",
    units: input?.kind === "number" ? acceptedUnits(input, say) : "",
    options: input?.kind === "choice" ? input.options.join(", ") : "",
    candidates: candidates.join(", "),
    first: readings?.[0] === undefined ? "" : show(readings[0], 6),
    second: readings?.[1] === undefined ? "" : show(readings[1], 6),
  });
}
