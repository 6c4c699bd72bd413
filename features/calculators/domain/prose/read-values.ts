// The values of a calculator found in a question of any of the three languages, each with the words
// it came from.
import type { Calculator } from "../calculator.ts";
import type { Given } from "../read-input.ts";
import type { CriterionReading, Reading } from "../reading.ts";
import { readingOf } from "../readings.ts";
import type { UnitSymbol } from "../units.ts";
import { contradictedByBirth } from "./birth-year.ts";
import { readBodyParts } from "./body-parts.ts";
import { byRow, bySum } from "./by-scale.ts";
import { contradictedByName } from "./derangements.ts";
import { type FoldedText, foldText, wordsAt } from "./folded-text.ts";
import { fromMeasures, measuresOf } from "./from-measures.ts";
import { findMentions, type Mention, readingOfInput } from "./mentions.ts";
import { namedInFigures } from "./named-numbers.ts";
import { hasUnread } from "./not-understood.ts";
import { bareRates } from "./number-candidates.ts";
import { openAt } from "./open-answers.ts";
import { ofThisPatient } from "./other-patient.ts";
import { type Place, places } from "./phrases.ts";
import { readChoice, readCriterion } from "./read-criteria.ts";
import { readNumbers } from "./read-numbers.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";
import type { Said } from "./said.ts";
import { inWholeWords } from "./short-words.ts";
import { silent } from "./silence.ts";
import { addValue } from "./special-numbers.ts";
import { inSigns } from "./spellings.ts";
import { normalSystems } from "./systems.ts";

export interface ReadValues {
  inputs: Record<string, Given>;
  /** Words each value came from. */
  words: Record<string, string>;
  /**
   * Named in the question, and not usable: two values, a limit, a unit that is missing or unknown.
   */
  unread: readonly UnreadValue[];
  /**
   * Criteria nobody spoke of in a question that lists only what is present: counted absent, to be
   * shown as such.
   */
  assumed: readonly string[];
  /** Units that were not written: the one supposed first, then those it may be changed to. */
  supposed: Readonly<Record<string, readonly UnitSymbol[]>>;
}

/** What was said, before anything is concluded from silence. */
export interface Heard {
  text: FoldedText;
  values: Record<string, ReadValue>;
  unread: readonly UnreadValue[];
  /** Words of a clause in which nothing was read. */
  left: boolean;
}

/** The words in figures and signs, and what they speak of. */
function mentioned(question: string, { inputs }: Calculator, reading: Reading) {
  let text = ofThisPatient(inSigns(inWholeWords(foldText(question))));
  let mentions = findMentions(text.folded, reading, Object.keys(inputs));
  // A pair of pressures first, a temperature with its tenth, then the other numbers.
  for (const _ of [1, 2, 3]) {
    const rates = inputs.heartRate && !inputs.respiratoryRate ? bareRates(text.folded) : [];
    const made = namedInFigures(text, [
      ...mentions,
      ...rates.map((place) => ({ ...place, name: "heartRate", kind: "number" as const })),
    ]);
    if (made.folded === text.folded) break;
    text = made;
    mentions = findMentions(text.folded, reading, Object.keys(inputs));
  }
  return { text, mentions };
}

export function hear(question: string, calculator: Calculator): Heard {
  const reading = readingOf(calculator);
  const { text, mentions } = mentioned(question, calculator, reading);
  const answering = measuresOf(calculator, reading);
  const numbers = readNumbers(
    { ...calculator, inputs: { ...calculator.inputs, ...answering } },
    reading,
    text,
    mentions,
    new Set(Object.keys(answering)),
  );
  const isInput = ({ name }: { name: string }) => calculator.inputs[name] !== undefined;
  const values = Object.fromEntries(
    Object.entries(numbers.values).filter(([name]) => isInput({ name })),
  );
  const problems: UnreadValue[] = numbers.unread.filter(isInput);
  const saidAt = new Map<string, Place>();
  const normal = normalSystems(text.folded);
  for (const [name, input] of Object.entries(calculator.inputs)) {
    if (input.kind === "number") continue;
    const told = saidOf(
      text.folded,
      name,
      input.kind === "choice" ? input.options : [],
      reading,
      mentions,
    );
    const whole = normal.find(({ value }) => value === systemOf(reading, name));
    const said: typeof told =
      whole && !told.some(({ value }) => value === false)
        ? [...told, { ...whole, value: false }]
        : told;
    const words = (place: Place) => wordsAt(text, place.from, place.to);
    const [first] = said;
    // "F 76 ans … ce monsieur": a value with a form of its own, and words that say another.
    const known = values[name];
    if (known && said.every(({ value }) => value === known.given)) continue;
    if (known || said.length > 1) {
      const all = [...(known ? [known.words] : []), ...said.map(words)];
      delete values[name];
      problems.push({ name, words: all.join(" · "), code: "conflict" });
    } else if (first) {
      values[name] = {
        given: first.value,
        words: words(first),
        ...(whole && told.length === 0 ? { collective: true } : {}),
      };
      saidAt.set(name, first);
    } else {
      const open = openAt(text.folded, name, readingOfInput(reading, name), mentions);
      if (open?.given !== undefined) values[name] = { given: open.given, words: words(open) };
      else if (open) problems.push({ name, words: words(open), code: "notExact" });
    }
  }
  const lettered = Object.entries(calculator.inputs).flatMap(
    ([name, input]): [string, readonly string[]][] => {
      const one = readingOfInput(reading, name);
      return input.kind === "choice" && one && "options" in one && one.letters
        ? [[name, input.options]]
        : [];
    },
  );
  const optionsOf = (name: string) => {
    const input = calculator.inputs[name];
    return input?.kind === "choice" ? input.options : [];
  };
  const whole = reading.row ? byRow(text.folded, reading.row, optionsOf) : [];
  for (const { name, value, from, to } of [...bySum(text.folded, lettered), ...whole])
    addValue(values, problems, name, { given: value, words: wordsAt(text, from, to) });
  problems.push(
    ...fromMeasures(calculator, reading, { ...numbers, text }, mentions, values, saidAt),
  );
  addImplied(reading, values, problems);
  const { body } = reading;
  const [asked] =
    Object.entries(calculator.inputs).find(([, one]) => one.relevant === "always") ?? [];
  if (body && asked !== undefined) {
    const start = Math.max(0, ...places(text.folded, reading.names).map(({ to }) => to));
    problems.push(...readBodyParts(body, text, start, values, asked));
  }
  problems.push(...contradictedByName(calculator, text, mentions, values));
  problems.push(...contradictedByBirth(calculator, text, values));
  const left = hasUnread(text, mentions, namesOf(text.folded, reading), normal);
  return { text, values, unread: problems.filter(({ name }) => !values[name]), left };
}

const namesOf = (folded: string, { names, capitals, doubtful, about }: Reading): readonly Place[] =>
  [names, capitals, doubtful?.names, about].flatMap((one) => (one ? places(folded, one) : []));

/** What another sign cannot be without, with the words of that sign. */
function addImplied(
  { inputs }: Reading,
  values: Record<string, ReadValue>,
  problems: readonly UnreadValue[],
) {
  for (const [name, one] of Object.entries(inputs)) {
    if (!("yes" in one) || values[name] || problems.some((problem) => problem.name === name))
      continue;
    const sign = one.presentWith?.map((other) => values[other]).find((other) => other?.given);
    if (sign) values[name] = { given: true, words: sign.words };
  }
}

const systemOf = (reading: Reading, name: string): string | undefined => {
  const one = reading.inputs[name];
  return one && "yes" in one ? one.system : undefined;
};

function saidOf(
  folded: string,
  name: string,
  options: readonly string[],
  reading: Reading,
  mentions: readonly Mention[],
): readonly Said<boolean | string>[] {
  const one = readingOfInput(reading, name);
  if (!one || "names" in one) return [];
  if ("options" in one) return readChoice(folded, name, one, options, mentions);
  return readCriterion(folded, name, one as CriterionReading, mentions);
}

/** Adds what silence means, once everything said is known. */
export function concluded(
  calculator: Calculator,
  { text, values: said, unread, left }: Heard,
): ReadValues {
  const values = { ...said };
  const assumed = silent(calculator, readingOf(calculator), values, unread, text, left);
  for (const name of assumed) values[name] = { given: false, words: "" };
  const entries = Object.entries(values);
  return {
    inputs: Object.fromEntries(entries.map(([name, { given }]) => [name, given])),
    words: Object.fromEntries(
      entries.flatMap(([name, { words }]) => (words === "" ? [] : [[name, words]])),
    ),
    unread,
    assumed,
    supposed: Object.fromEntries(
      entries.flatMap(([name, { supposed }]) => (supposed ? [[name, supposed]] : [])),
    ),
  };
}
