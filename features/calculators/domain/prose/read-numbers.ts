// Which number of the question is which measure. A number goes to the name it stands next to; a
// unit that belongs to one measure only needs no name. Two values of one measure, a limit or a
// foreign unit are told, never chosen.
import type { Calculator, NumberInput } from "../calculator.ts";
import { type ProblemCode, readInput } from "../read-input.ts";
import type { NumberReading, Reading } from "../reading.ts";
import { UNITS } from "../units.ts";
import { bareUnit } from "./bare-unit.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import { type Mention, readingOfInput } from "./mentions.ts";
import { byUnitAlone, type Candidate, candidatesFor, type Offer } from "./number-candidates.ts";
import { type FoundNumber, findNumbers } from "./numbers.ts";
import { type Place, places } from "./phrases.ts";
import type { ReadValue, UnreadValue } from "./read-value.ts";
import { inReport } from "./report-units.ts";
import { addValue, readPressures, readSpecials } from "./special-numbers.ts";

/** "MELD-Na 2016": the year of the score that is named, not a sodium. */
const isEdition = (
  { value, units, from }: FoundNumber,
  folded: string,
  names: readonly Place[],
): boolean =>
  units.length === 0 &&
  /^(?:19|20)\d\d$/.test(String(value)) &&
  names.some(({ to }) => to <= from && /^ ?(?:de |of |version )?$/.test(folded.slice(to, from)));

export function readNumbers(
  calculator: Calculator,
  reading: Reading,
  text: FoldedText,
  mentions: readonly Mention[],
  /** Inputs that only answer criteria: never read by their unit alone, and limits will do. */
  answering: ReadonlySet<string> = new Set(),
): { values: Record<string, ReadValue>; unread: UnreadValue[] } {
  const editions = places(text.folded, reading.names);
  const numbers = findNumbers(text.folded).filter(
    (number) => !isEdition(number, text.folded, editions),
  );
  const inputs = Object.entries(calculator.inputs).filter(
    (entry): entry is [string, NumberInput] => entry[1].kind === "number",
  );
  const values: Record<string, ReadValue> = {};
  const unread: UnreadValue[] = [];
  const taken = new Set<FoundNumber>();
  readPressures(calculator, text, values, taken, numbers, unread);
  readSpecials(calculator, text, values, taken, numbers);
  // The inspired fraction first: it bounds what the arterial pressure can be.
  inputs.sort(([a], [b]) => Number(b === "fio2") - Number(a === "fio2"));
  const named = mentions.filter(({ kind }) => kind === "number");
  const alone = calculator.inputs.respiratoryRate === undefined;
  // "PAS 85, TA 130/70", "F 76 ans, âge 82": what has a form of its own is not alone in saying it.
  for (const [name, input] of inputs) {
    const one = readingOfInput(reading, name);
    if (!values[name] || !one || !("names" in one)) continue;
    for (const { rank, number, from, to } of candidatesFor(
      name,
      input,
      one,
      text,
      numbers,
      named,
      alone,
    )) {
      if (rank !== 0 || taken.has(number) || number.limit !== null) continue;
      const made = makeValue(name, input, one, number, Number.POSITIVE_INFINITY, false);
      if (!("code" in made))
        addValue(values, unread, name, { ...made, words: wordsAt(text, from, to) });
    }
  }
  const candidates = inputs.flatMap(([name, input]) => {
    if (values[name] || unread.some((other) => other.name === name)) return [];
    const one = readingOfInput(reading, name);
    const numeric = inReport(one && "names" in one ? one : undefined, text.folded);
    return candidatesFor(name, input, numeric, text, numbers, named, alone).map((candidate) => ({
      name,
      input,
      numeric,
      candidate,
    }));
  });
  candidates.push(
    ...byUnitAlone(calculator, reading, text.folded, numbers, named, values).filter(
      ({ name, numeric, candidate }) =>
        !answering.has(name) ||
        numeric?.ownUnits?.some((unit) => candidate.number.units.includes(unit)),
    ),
  );
  for (const rank of [0, 1, 2, 3, 4]) {
    const settled = (name: string) =>
      values[name] !== undefined || unread.some((one) => one.name === name);
    const round = candidates.filter(
      ({ candidate, name }) => candidate.rank === rank && !settled(name),
    );
    for (const [name, found] of Map.groupBy(round, (one) => one.name)) {
      const free = found.filter(({ candidate }) => !taken.has(candidate.number));
      const [best] = free;
      if (!best) continue;
      const { input, candidate, numeric } = best;
      const rivals = candidates.filter(
        (other) => other.name === name && isRival(other, candidates),
      );
      const all = [...free, ...rivals].map((one) => one.candidate);
      for (const one of all) taken.add(one.number);
      const distinct = new Map(
        all.map((one) => [`${one.number.value} ${one.number.units[0] ?? ""}`, one]),
      );
      const words = [...distinct.values()]
        .map(({ from, to }) => wordsAt(text, from, to))
        .join(" · ");
      const made =
        distinct.size > 1
          ? { code: "conflict" as const }
          : makeValue(
              name,
              input,
              told(numeric, text.folded, candidate),
              candidate.number,
              breathable(values),
              answering.has(name),
            );
      if ("code" in made) unread.push({ name, words, code: made.code });
      else values[name] = { ...made, words };
    }
  }
  return { values, unread };
}

/**
 * "50 kg… pardon, poids 42 kg", "Na 138 … 124 de natrémie": a second value with the same exclusive
 * unit, or against the same name and no other, is another answer to the same question.
 */
function isRival(offer: Offer, candidates: readonly Offer[]): boolean {
  const { name, input, candidate, numeric } = offer;
  if (candidate.rank === 3) return true;
  if (candidate.rank > 1) return false;
  const made = makeValue(name, input, numeric, candidate.number, Number.POSITIVE_INFINITY, false);
  // "Échelle 2 SpO2": no value of it.
  if (!("code" in made) && readInput(input, made.given, "announced").ok !== true) return false;
  return !candidates.some(
    (other) => other.name !== name && other.candidate.number === candidate.number,
  );
}

/**
 * Highest PaO₂ that the inspired fraction allows, in mmHg: it tells kilopascals from millimetres.
 */
function breathable({ fio2 }: Record<string, ReadValue>): number {
  const given = fio2?.given;
  if (typeof given !== "object" || given === null) return Number.POSITIVE_INFINITY;
  const fraction = given.unit === "%" ? Number(given.value) / 100 : Number(given.value);
  return 713 * fraction;
}

/** The reading with the unit that the name tells, when it tells one. */
function told(
  numeric: NumberReading | undefined,
  folded: string,
  { from, to }: Candidate,
): NumberReading | undefined {
  const { nameTells } = numeric ?? {};
  if (
    !numeric ||
    !nameTells ||
    !new RegExp(`(?<![a-z])${nameTells.name}(?![a-z])`).test(folded.slice(from, to))
  )
    return undefinedTells(numeric);
  return numeric;
}

const undefinedTells = (numeric: NumberReading | undefined): NumberReading | undefined =>
  numeric && { ...numeric, nameTells: undefined };

function makeValue(
  name: string,
  input: NumberInput,
  numeric: NumberReading | undefined,
  number: FoundNumber,
  mostOxygen: number,
  limits: boolean,
): Omit<ReadValue, "words"> | { code: ProblemCode } {
  if (number.limit !== null && limits && number.limit !== "between") {
    const { limit } = number;
    const made = makeValue(name, input, numeric, { ...number, limit: null }, mostOxygen, false);
    return "code" in made ? made : { ...made, limit };
  }
  if (number.limit !== null) return { code: "notExact" };
  if (number.foreignUnit) return { code: "unknownUnit" };
  const { value } = number;
  const units = number.units.map((unit) => numeric?.short?.[unit] ?? unit);
  if (units.length > 0) {
    const told = numeric?.nameTells?.unit;
    const alike =
      told && UNITS[told].symbol.startsWith(UNITS[units[0] ?? told].symbol) ? told : undefined;
    const unit = alike ?? input.units.find((one) => units.includes(one));
    return unit ? { given: { value, unit: UNITS[unit].symbol } } : { code: "unknownUnit" };
  }
  if (numeric?.nameTells) return { given: { value, unit: UNITS[numeric.nameTells.unit].symbol } };
  const supposed = bareUnit(input, numeric?.bare, value, name === "pao2" ? mostOxygen : undefined);
  if (supposed === "ask") return { code: "unitNeeded" };
  const made = { given: { value, unit: UNITS[supposed].symbol } };
  const others = input.units.filter(
    (one) => one !== supposed && !numeric?.notPrinted?.includes(one),
  );
  return input.units.length > 1 ? { ...made, supposed: [supposed, ...others] } : made;
}
