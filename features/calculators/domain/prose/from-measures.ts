// Criteria that a measure answers: "FC 112" says a rate above 100, "FEVG 35 %" a failing heart; a
// dose says that a drug runs.
import type { Calculator } from "../calculator.ts";
import type { Reading } from "../reading.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { Mention } from "./mentions.ts";
import type { FoundNumber } from "./numbers.ts";
import type { ReadValue } from "./read-numbers.ts";

/** Null when the number leaves it open ("FC > 90"). */
function exceeds({ value, limit }: FoundNumber, threshold: number): boolean | null {
  if (limit === "above") return value >= threshold ? true : null;
  if (limit === "below") return value <= threshold ? false : null;
  return limit === null ? value > threshold : null;
}

export function fromMeasures(
  calculator: Calculator,
  reading: Reading,
  text: FoldedText,
  mentions: readonly Mention[],
  numbers: readonly FoundNumber[],
  values: Record<string, ReadValue>,
) {
  for (const [name, one] of Object.entries(reading.inputs)) {
    if (!("yes" in one) || !calculator.inputs[name]) continue;
    const rule = one.above ?? one.atMost;
    if (!rule) continue;
    const found = numberOf(text.folded, rule.measure, mentions, numbers);
    if (!found) continue;
    const over = exceeds(found.number, rule.value);
    if (over === null) continue;
    const answer = one.above ? over : !over;
    // A low ejection fraction is heart failure; a normal one leaves the other ways of having it.
    if (one.atMost && !answer) continue;
    values[name] = { given: answer, words: wordsAt(text, found.from, found.number.to) };
  }
  fromDoses(calculator, values);
}

function numberOf(
  folded: string,
  measure: string,
  mentions: readonly Mention[],
  numbers: readonly FoundNumber[],
) {
  for (const { from, to } of mentions.filter(
    (one) => one.name === measure && one.kind === "number",
  )) {
    const number = numbers.find(
      (one) => one.from >= to && one.from - to <= 24 && !/[;,]/.test(folded.slice(to, one.from)),
    );
    if (number && !number.foreignUnit) return { from, number };
  }
  if (measure !== "heartRate") return null;
  const number = numbers.find(
    ({ units, from }) =>
      units.includes("beats") && /bpm|batt|lpm/.test(folded.slice(from, from + 12)),
  );
  return number ? { from: number.from, number } : null;
}

function fromDoses(calculator: Calculator, values: Record<string, ReadValue>) {
  if (!calculator.inputs.vasopressors) return;
  const dose = ["norepinephrine", "epinephrine", "dopamine"]
    .map((name) => values[name])
    .find((one) => one !== undefined);
  if (dose) values.vasopressors ??= { given: true, words: dose.words };
}
