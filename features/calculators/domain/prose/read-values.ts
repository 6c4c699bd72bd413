// The values of a calculator found in a French question, each with the words it came from.
import type { Calculator } from "../calculator.ts";
import type { Given } from "../read-input.ts";
import { readChoice } from "./choices.ts";
import { alternativeLessLikely, CRITERIA, NO_HISTORY, NOTHING_ELSE } from "./criteria.ts";
import { foldText, wordsAt } from "./folded-text.ts";
import { findNumbers } from "./numbers.ts";
import { type ReadValue, readNumbers, type UnreadValue } from "./read-numbers.ts";
import { answer, daysSince, isNegated } from "./said.ts";

export interface ReadValues {
  inputs: Record<string, Given>;
  /** Words each value came from. */
  words: Record<string, string>;
  /** Named in the question, and not usable: two values, a limit, a unit that is missing or unknown. */
  unread: readonly UnreadValue[];
  /** Criteria nobody spoke of in a question that lists only what is present: counted absent, to be shown as such. */
  assumed: readonly string[];
}

const RECENT_SURGERY_DAYS = 30;

export function readValues(question: string, calculator: Calculator): ReadValues {
  const text = foldText(question);
  const { folded } = text;
  const { values, unread } = readNumbers(calculator, text);
  const problems: UnreadValue[] = [...unread];
  const put = (name: string, given: Given, from: number, to: number) => {
    values[name] = { given, words: wordsAt(text, from, to) };
  };
  const negated = (from: number, to: number) => isNegated(folded, from, to);

  for (const [name, input] of Object.entries(calculator.inputs)) {
    if (input.kind === "choice") {
      const found = readChoice(name, folded, negated);
      const [first] = found;
      if (found.length === 1 && first) put(name, first.value, first.from, first.to);
      else if (found.length > 1)
        problems.push({
          name,
          words: found.map(({ from, to }) => wordsAt(text, from, to)).join(" · "),
          code: "conflict",
        });
    }
    if (input.kind === "yesno")
      readCriterion(name, folded, put, (words) => problems.push({ name, words, code: "conflict" }));
  }
  fromRate(calculator, values, folded, put);
  fromDrugs(calculator, values);
  const assumed = silent(calculator, values, problems, folded);
  for (const name of assumed) values[name] = { given: false, words: "" };
  return {
    inputs: Object.fromEntries(Object.entries(values).map(([name, { given }]) => [name, given])),
    words: Object.fromEntries(
      Object.entries(values).flatMap(([name, { words }]) => (words === "" ? [] : [[name, words]])),
    ),
    unread: problems,
    assumed,
  };
}

type Put = (name: string, given: Given, from: number, to: number) => void;

function readCriterion(name: string, folded: string, put: Put, conflict: (words: string) => void) {
  if (name === "alternativeLessLikely") {
    const said = alternativeLessLikely(folded);
    if (said) put(name, said.value, said.from, said.to);
    return;
  }
  const criterion = CRITERIA[name];
  if (!criterion) return;
  const said = answer(folded, criterion.yes, criterion.no);
  if (said === "conflict") return conflict("");
  if (!said) return;
  const days = criterion.withinDays === undefined || !said.value ? null : daysSince(folded, said.from);
  const tooOld =
    days !== null && days > RECENT_SURGERY_DAYS && !/immobilis|alit/.test(folded.slice(said.from, said.to));
  put(name, said.value && !tooOld, said.from, said.to);
}

/** "FC 118" or "FC > 100" answers the criterion of a rate above 100. */
function fromRate(calculator: Calculator, values: Record<string, ReadValue>, folded: string, put: Put) {
  if (!calculator.inputs.heartRateOver100) return;
  const named = /\b(?:fc|frequence cardiaque|pouls|tachycardie|tachycarde|rythme cardiaque|bradycardie)\b/g;
  for (const match of folded.matchAll(named)) {
    const end = match.index + match[0].length;
    const number = findNumbers(folded).find(
      ({ from }) => from >= end && from - end <= 24 && !/[;,]/.test(folded.slice(end, from)),
    );
    if (number) {
      const over =
        number.limit === "above"
          ? number.value >= 100
            ? true
            : null
          : number.limit === "below"
            ? number.value <= 100
              ? false
              : null
            : number.limit === null
              ? number.value > 100
              : null;
      if (over !== null) put("heartRateOver100", over, match.index, number.to);
    } else if (match[0].startsWith("tachy"))
      put("heartRateOver100", !isNegated(folded, match.index, end), match.index, end);
    else if (/^\s*(?:est )?normale?/.test(folded.slice(end))) put("heartRateOver100", false, match.index, end + 8);
  }
  const perMinute = findNumbers(folded).find(
    ({ units, from }) => units.includes("beats") && /bpm|batt/.test(folded.slice(from, from + 12)),
  );
  if (!values.heartRateOver100 && perMinute?.limit === null)
    put("heartRateOver100", perMinute.value > 100, perMinute.from, perMinute.to);
}

/** A dose says that the drug runs; a pressure given without any drug is told as such. */
function fromDrugs(calculator: Calculator, values: Record<string, ReadValue>) {
  if (!calculator.inputs.vasopressors) return;
  const dose = ["norepinephrine", "epinephrine", "dopamine"]
    .map((name) => values[name])
    .find((value) => value !== undefined);
  if (dose && !values.vasopressors) values.vasopressors = { given: true, words: dose.words };
}

/** What nobody spoke of. It is absent when the question says "nothing else" or has no history; counted absent, and shown, when
 *  the question only lists what is present; asked for when it also lists what is absent, or when it is a judgement. */
function silent(
  calculator: Calculator,
  values: Record<string, ReadValue>,
  problems: readonly UnreadValue[],
  folded: string,
): string[] {
  const flags = Object.entries(calculator.inputs).flatMap(([name, input]) =>
    input.kind === "yesno" && input.needed === undefined ? [name] : [],
  );
  const unsaid = flags.filter((name) => !values[name] && !problems.some((problem) => problem.name === name));
  const nothingElse = NOTHING_ELSE.exec(folded) ?? (calculator.id === "cha2ds2-va" ? NO_HISTORY.exec(folded) : null);
  if (nothingElse) {
    for (const name of unsaid)
      values[name] = {
        given: false,
        words: folded.slice(nothingElse.index, nothingElse.index + nothingElse[0].length),
      };
    return [];
  }
  const said = flags.filter((name) => values[name]);
  if (calculator.id === "sofa") return values.map && unsaid.includes("vasopressors") ? ["vasopressors"] : [];
  const listsAbsent = said.some((name) => values[name]?.given === false && name !== "heartRateOver100");
  if (said.length === 0 || listsAbsent) return [];
  return unsaid.filter((name) => name !== "alternativeLessLikely" && !CRITERIA[name]?.judgement);
}
