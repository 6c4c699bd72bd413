// Which number of the question is which measure. A number goes to the name it stands next to; a
// unit that belongs to one measure only needs no name. Two values of one measure, a limit or a
// foreign unit are told, never chosen.
import type { Calculator, NumberInput } from "../calculator.ts";
import type { Given, ProblemCode } from "../read-input.ts";
import type { NumberReading, Reading } from "../reading.ts";
import { UNITS, type UnitSymbol } from "../units.ts";
import { bareUnit } from "./bare-unit.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import { SEX } from "./measures.ts";
import { type Mention, readingOfInput } from "./mentions.ts";
import { type FoundNumber, findNumbers } from "./numbers.ts";
import { places } from "./phrases.ts";
import { readPressures, readSpecials } from "./special-numbers.ts";

export interface ReadValue {
  given: Given;
  words: string;
  /**
   * Units that the number could have been in, the supposed one first; absent when it was written.
   */
  supposed?: readonly UnitSymbol[];
  /** A limit and not a value ("> 160"): for criteria only, which it may answer. */
  limit?: FoundNumber["limit"];
  /** A criterion that a measure answered. */
  measured?: true;
}
export interface UnreadValue {
  name: string;
  words: string;
  code: ProblemCode | "conflict";
}

const FILLER =
  /^(?:\s|[:=(~]|est|etait|a|at|de|of|du|d'|l'|la|le|el|en|in|on|is|was|es|con|sous|under|mesuree?s?|measured|medid[oa]|plasmatique|sanguine?|serique|serum|serica?|arteriel(?:le)?|arterial|capillaire|totale?|total|actuel(?:le)?|environ|about|around|autour|alrededor|vers|initiale?|initial|inicial|aux?|d'entree|spontanee?|centrale|central|rectale|rectal|stable|remontee?|descendue?|chiffree?s?|calculee?|score|reel(?:le)?|est de|sinusale?|ratio|count|level|rate|reading|moyenne?|mean|up|now|estimated)*$/;
const BREAK = /[;]|,(?= )|\.(?= |$)|(?<![a-z])(?:mais|avec|et|but|with|and|pero|con|y)(?![a-z])/;

interface Candidate {
  number: FoundNumber;
  from: number;
  to: number;
  /**
   * Smaller is closer: 0 named just before, 1 named just after, 2 named in the clause, 3 by its
   * unit alone.
   */
  rank: number;
}

export function readNumbers(
  calculator: Calculator,
  reading: Reading,
  text: FoldedText,
  mentions: readonly Mention[],
  /** Inputs that only answer criteria: never read by their unit alone, and limits will do. */
  answering: ReadonlySet<string> = new Set(),
): { values: Record<string, ReadValue>; unread: UnreadValue[] } {
  const numbers = findNumbers(text.folded);
  const inputs = Object.entries(calculator.inputs).filter(
    (entry): entry is [string, NumberInput] => entry[1].kind === "number",
  );
  const values: Record<string, ReadValue> = {};
  const unread: UnreadValue[] = [];
  const taken = new Set<FoundNumber>();
  readPressures(calculator, text, values, taken, numbers);
  readSpecials(calculator, text, values, taken, numbers);
  // The inspired fraction first: it bounds what the arterial pressure can be.
  inputs.sort(([a], [b]) => Number(b === "fio2") - Number(a === "fio2"));
  const named = mentions.filter(({ kind }) => kind === "number");
  const alone = calculator.inputs.respiratoryRate === undefined;
  const candidates = inputs.flatMap(([name, input]) => {
    if (values[name]) return [];
    const one = readingOfInput(reading, name);
    const numeric = one && "names" in one ? one : undefined;
    return candidatesFor(name, input, numeric, text.folded, numbers, named, alone).map(
      (candidate) => ({
        name,
        input,
        numeric,
        candidate,
      }),
    );
  });
  candidates.push(
    ...byUnitAlone(calculator, reading, text.folded, numbers, named, values).filter(
      ({ name }) => !answering.has(name),
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
      // "50 kg… pardon, poids 42 kg": a second value with the same exclusive unit is another answer
      // to the same question.
      const rivals = candidates.filter(
        (other) => other.name === name && other.candidate.rank === 3,
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

interface Offer {
  name: string;
  input: NumberInput;
  numeric: NumberReading | undefined;
  candidate: Candidate;
}

/**
 * A unit that one input only accepts, beside no name of another measure: "0,9 g/L" in CURB-65 is
 * the urea.
 */
function byUnitAlone(
  calculator: Calculator,
  reading: Reading,
  folded: string,
  numbers: readonly FoundNumber[],
  mentions: readonly Mention[],
  values: Record<string, ReadValue>,
): Offer[] {
  return numbers.flatMap((number): Offer[] => {
    if (number.units.length === 0 || number.units.includes("years")) return [];
    const accepting = Object.entries(calculator.inputs).filter(
      (entry): entry is [string, NumberInput] =>
        entry[1].kind === "number" && fits(entry[1], number),
    );
    const [only] = accepting;
    const beside = mentions.some(
      ({ from, to }) =>
        (to <= number.from &&
          number.from - to < 25 &&
          !/[,;]/.test(folded.slice(to, number.from))) ||
        (from >= number.to &&
          from - number.to < 4 &&
          !/[,;]/.test(folded.slice(number.to, from)) &&
          // "35 % poids 60 kg": the name has its own number.
          !/^ ?[:=]? ?\d/.test(folded.slice(to, to + 5))),
    );
    if (accepting.length !== 1 || !only || beside || values[only[0]]) return [];
    const one = readingOfInput(reading, only[0]);
    const numeric = one && "names" in one ? one : undefined;
    if (numeric?.named) return [];
    return [
      {
        name: only[0],
        input: only[1],
        numeric,
        candidate: { number, from: number.from, to: number.to, rank: 4 },
      },
    ];
  });
}

function candidatesFor(
  name: string,
  input: NumberInput,
  numeric: NumberReading | undefined,
  folded: string,
  numbers: readonly FoundNumber[],
  mentions: readonly Mention[],
  /** No other rate is asked for: "fréquence" alone is that of the heart. */
  alone: boolean,
): Candidate[] {
  const own: { from: number; to: number }[] = mentions.filter((mention) => mention.name === name);
  if (name === "heartRate" && alone)
    own.push(
      ...[
        ...folded.matchAll(
          /\b(?:frequence|frecuencia|rate)(?! (?:cardiaque|respiratoire|cardiaca|respiratoria))\b/g,
        ),
      ].map((match) => ({ from: match.index, to: match.index + match[0].length })),
    );
  const others = mentions.filter(
    (mention) =>
      mention.name !== name &&
      !own.some((mine) => mention.from >= mine.from && mention.to <= mine.to),
  );
  const found: Candidate[] = [];
  for (const { from, to } of own) {
    const after = numbers.filter((number) => number.from >= to);
    const [next] = after;
    const ofAge = next?.units.includes("years") && name !== "age";
    if (next && !ofAge && isFiller(folded, to, next.from)) {
      found.push({ number: next, from, to: next.to, rank: 0 });
      continue;
    }
    const before = numbers.findLast((number) => number.to <= from);
    if (
      before &&
      /^ ?(?:de |d'|en |of |on |in )?$/.test(folded.slice(before.to, from)) &&
      (fits(input, before) || before.foreignUnit)
    ) {
      found.push({ number: before, from: before.from, to, rank: 1 });
      continue;
    }
    // Two or three letters ("pas", "ta", "k") are also words: their number must touch them.
    if (to - from <= 3) continue;
    const loose = after.find((number) => {
      const gap = folded.slice(to, number.from);
      return (
        gap.length <= 45 &&
        !BREAK.test(gap) &&
        fits(input, number) &&
        !others.some((other) => other.from >= to && other.to <= number.from)
      );
    });
    if (loose) found.push({ number: loose, from, to: loose.to, rank: 2 });
  }
  if (name === "age") found.push(...afterSex(folded, numbers));
  for (const number of numbers) {
    const byUnit = numeric?.ownUnits?.some((unit) => number.units.includes(unit)) ?? false;
    if (byUnit && fits(input, number) && isOfPerson(name, folded, number))
      found.push({ number, from: number.from, to: number.to, rank: 3 });
  }
  return found;
}

/** "A male of 35", "elle a 74": a bare number after the person. */
function afterSex(folded: string, numbers: readonly FoundNumber[]): Candidate[] {
  const people = Object.values(SEX.options).flatMap((phrases) => places(folded, phrases));
  return people.flatMap(({ from, to }): Candidate[] => {
    const number = numbers.find((one) => one.from >= to);
    if (!number || number.units.length > 0 || number.foreignUnit || number.limit !== null)
      return [];
    const person = number.value >= 15 && number.value <= 110 && Number.isInteger(number.value);
    return person && isFiller(folded, to, number.from)
      ? [{ number, from, to: number.to, rank: 2 }]
      : [];
  });
}

const LONGEST_FILLER = 60;
const isFiller = (folded: string, from: number, to: number): boolean =>
  to - from <= LONGEST_FILLER && FILLER.test(withoutLimit(folded.slice(from, to)));
const withoutLimit = (gap: string) =>
  gap.replace(
    /(?:>=?|<=?|≥|≤|superieure?s? a|inferieure?s? a|plus de|moins de|au moins|entre|between|more than|less than|over|under|above|below|mas de|menos de)/g,
    "",
  );
const fits = (input: NumberInput, { units }: FoundNumber) =>
  units.length === 0 || input.units.some((unit) => units.includes(unit));

/** "depuis 3 ans", "il y a 20 ans" are no ages; "84 kg/m2" is no weight. */
function isOfPerson(name: string, folded: string, { from, to, value }: FoundNumber): boolean {
  const before = folded.slice(Math.max(0, from - 28), from);
  if (name === "age")
    return (
      !/(?:depuis|(?<!nee? )il y a|pendant|duree|avant|apres|suivie?|diagnostiquee?|fume|paquets?|a l'age de|traitee?|for|since|hace|desde|durante|after|before) (?:plus de |environ |mas de |over )?$/.test(
        before,
      ) &&
      !/^ (?:ago|antes|avant|plus tot|earlier)/.test(folded.slice(to, to + 12)) &&
      value >= 15
    );
  const spelled = folded.slice(from, to);
  if (name === "heartRate") return /bpm|batt|lpm/.test(spelled);
  if (name === "respiratoryRate") return /cycle|c\/min|mvt|resp|inspir/.test(spelled);
  if (name === "qt") return !/(?:qrs|\bpr|\brr|qtc)[^,;]{0,12}$/.test(before);
  return true;
}

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
  return input.units.length > 1
    ? { ...made, supposed: [supposed, ...input.units.filter((one) => one !== supposed)] }
    : made;
}
