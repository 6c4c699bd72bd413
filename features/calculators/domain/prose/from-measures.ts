// Criteria that a measure answers: "FC 112" says a rate above 100, "FEVG 35 %" a failing heart; a
// dose says that a drug runs. A measure that contradicts the words is asked about.
import type { Calculator, NumberInput } from "../calculator.ts";
import { readInput } from "../read-input.ts";
import type { CriterionReading, MeasureRule, Reading } from "../reading.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import type { Mention } from "./mentions.ts";
import type { Place } from "./phrases.ts";
import { quantityOf } from "./quantity-of.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";

const SIGNS = ["above", "from", "below", "atMost"] as const;
type Sign = (typeof SIGNS)[number];
type Rule = MeasureRule & { sign: Sign };

const rulesOf = (criterion: CriterionReading): Rule[] =>
  SIGNS.flatMap((sign) => [criterion[sign] ?? []].flat().map((rule) => ({ ...rule, sign })));

const criteriaOf = (calculator: Calculator, reading: Reading): [string, CriterionReading][] =>
  Object.entries(reading.inputs).flatMap(([name, one]): [string, CriterionReading][] =>
    "yes" in one && calculator.inputs[name] ? [[name, one]] : [],
  );

/** The measures that answer criteria and are no inputs, as inputs to be read with the others. */
export function measuresOf(
  calculator: Calculator,
  reading: Reading,
): Readonly<Record<string, NumberInput>> {
  const names = criteriaOf(calculator, reading).flatMap(([, one]) =>
    rulesOf(one).map(({ measure }) => measure),
  );
  return Object.fromEntries(
    names.flatMap((name): [string, NumberInput][] => {
      const quantity = quantityOf(reading, name);
      return quantity && !calculator.inputs[name] ? [[name, quantity]] : [];
    }),
  );
}

/** Null when its limit leaves it open ("FC > 90"). */
function holds({ sign, value: least }: Rule, value: number, limit: ReadValue["limit"]) {
  const over = sign === "above" || sign === "from";
  if (limit === "above") return value >= least ? over : null;
  if (limit === "below") return value <= least ? !over : null;
  const answers = { above: value > least, from: value >= least, below: value < least };
  return sign === "atMost" ? value <= least : answers[sign];
}

interface Numbers {
  values: Readonly<Record<string, ReadValue>>;
  unread: readonly UnreadValue[];
}
type Answer = { value: boolean; words: string; rule: Rule } | UnreadValue;

function answerOf(
  name: string,
  rule: Rule,
  input: NumberInput | undefined,
  { values, unread }: Numbers,
): Answer | null {
  const problem = unread.find((one) => one.name === rule.measure);
  if (problem) return { ...problem, name };
  const read = values[rule.measure];
  if (!read || !input) return null;
  const { words } = read;
  const made = readInput(input, read.given, "announced");
  if (!made.ok || typeof made.entry.value !== "number")
    return { name, words, code: made.ok === false ? made.problem.code : "notExact" };
  const value = holds(rule, made.entry.value, read.limit);
  return value === null ? { name, words, code: "notExact" } : { value, words, rule };
}

const NORMAL = /^ ?(?:est |sont |toujours |reste |: )?(?:normale?s?|normaux)(?![a-z])/;

/** "Natrémie normale", "PAS toujours normale": beyond no limit that its figure would have to pass. */
function saidNormal(rule: Rule, text: FoldedText, mentions: readonly Mention[]): Answer[] {
  return mentions.flatMap(({ kind, name, from, to }): Answer[] => {
    const said = NORMAL.exec(text.folded.slice(to));
    // "Axe du QRS normal": a name inside the name of another.
    const inside = mentions.some((one) => one.from < from && one.to > to);
    if (kind !== "number" || name !== rule.measure || rule.opens || !said || inside) return [];
    return [{ value: false, words: wordsAt(text, from, to + said[0].length), rule }];
  });
}

/** `said`: where the words of each answer stand. */
export function fromMeasures(
  calculator: Calculator,
  reading: Reading,
  { text, ...numbers }: Numbers & { text: FoldedText },
  mentions: readonly Mention[],
  values: Record<string, ReadValue>,
  said: ReadonlyMap<string, Place>,
): UnreadValue[] {
  const problems: UnreadValue[] = [];
  for (const [name, criterion] of criteriaOf(calculator, reading)) {
    const answers = rulesOf(criterion).flatMap((rule) => {
      const input = calculator.inputs[rule.measure] ?? quantityOf(reading, rule.measure);
      const told = answerOf(name, rule, input?.kind === "number" ? input : undefined, numbers);
      return told ?? saidNormal(rule, text, mentions);
    });
    const place = said.get(name);
    // "Tachycarde à 95": the word is the name of the measure.
    const named = (measure: string) =>
      mentions.some(
        (one) => one.name === measure && place && one.from < place.to && place.from < one.to,
      );
    const made = together(answers, values[name], named);
    if (!made) continue;
    if ("code" in made) {
      delete values[name];
      problems.push({ ...made, name });
    } else values[name] = made;
  }
  fromDoses(calculator, values);
  return problems;
}

/** One that says yes is enough; what cannot be read leaves it open. */
function together(
  answers: readonly Answer[],
  said: ReadValue | undefined,
  named: (measure: string) => boolean,
): ReadValue | UnreadValue | null {
  const read = answers.flatMap((one) => ("rule" in one ? [one] : []));
  const open = answers.find((one) => "code" in one);
  const answer = read.find(({ value }) => value) ?? (open ? undefined : read[0]);
  if (!answer) return said ? null : ((open as UnreadValue | undefined) ?? null);
  const { value, words, rule } = answer;
  if (value && rule.opens) return said ? null : { name: "", words, code: "notExact" };
  if (!value && rule.otherwise === "nothing") return null;
  if (!value && rule.otherwise === "yields" && said?.given === true) return null;
  const differs = said !== undefined && said.given !== value;
  if (differs && rule.otherwise !== "nothing" && !named(rule.measure))
    return { name: "", words: `${said.words} · ${words}`, code: "conflict" };
  return { given: value, words, measured: true };
}

function fromDoses(calculator: Calculator, values: Record<string, ReadValue>) {
  if (!calculator.inputs.vasopressors) return;
  const dose = ["norepinephrine", "epinephrine", "dopamine"]
    .map((name) => values[name])
    .find((one) => one !== undefined);
  if (dose) values.vasopressors ??= { given: true, words: dose.words };
}
