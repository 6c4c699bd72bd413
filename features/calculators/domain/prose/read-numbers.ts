// Which number of the question is which measure. A number goes to the name it stands next to; a unit that belongs to one
// measure only needs no name. Two values of one measure, a limit or a foreign unit are told, never chosen.
import type { Calculator, NumberInput } from "../calculator.ts";
import { type Given, likelierElsewhere, type ProblemCode } from "../read-input.ts";
import { findUnit, toCanonical, UNITS, type UnitSymbol } from "../units.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import { MEASURES } from "./measures.ts";
import { type FoundNumber, findNumbers } from "./numbers.ts";

export interface ReadValue {
  given: Given;
  words: string;
}
export interface UnreadValue {
  name: string;
  words: string;
  code: ProblemCode | "conflict";
}

const FILLER =
  /^(?:\s|[:=(~]|est|etait|a|de|du|d'|l'|la|le|en|sous|mesuree?s?|plasmatique|sanguine?|serique|arteriel(?:le)?|capillaire|totale?|actuel(?:le)?|environ|autour|vers|initiale?|aux?|d'entree|spontanee?|centrale|rectale|stable|remontee?|descendue?|chiffree?s?|calculee?|score|total|reel(?:le)?|est de|sinusale?)*$/;
const BREAK = /[;]|,(?= )|\.(?= |$)|\bmais\b|\bavec\b|\bet\b/;
/** Written in other countries: read when written, never supposed. */
const NEVER_SUPPOSED = new Set<UnitSymbol>([
  "lb",
  "inch",
  "fahrenheit",
  "ureaMgDl",
  "bun",
  "doseHour",
  "doseMgHour",
  "second",
]);

interface Candidate {
  number: FoundNumber;
  from: number;
  to: number;
  /** Smaller is closer: 0 named just before, 1 named just after, 2 named in the clause, 3 by its unit alone. */
  rank: number;
}

export function readNumbers(
  calculator: Calculator,
  text: FoldedText,
): { values: Record<string, ReadValue>; unread: UnreadValue[] } {
  const numbers = findNumbers(text.folded);
  const inputs = Object.entries(calculator.inputs).filter(
    (entry): entry is [string, NumberInput] => entry[1].kind === "number",
  );
  const mentions = allMentions(text.folded);
  const values: Record<string, ReadValue> = {};
  const unread: UnreadValue[] = [];
  const taken = new Set<FoundNumber>();
  readPressures(calculator, text, values, taken, numbers);
  readSpecials(calculator, text, values, taken, numbers);
  // The inspired fraction first: it bounds what the arterial pressure can be.
  inputs.sort(([a], [b]) => Number(b === "fio2") - Number(a === "fio2"));
  const candidates = inputs.flatMap(([name, input]) =>
    values[name]
      ? []
      : candidatesFor(name, input, text.folded, numbers, mentions, calculator.inputs.respiratoryRate === undefined).map(
          (candidate) => ({ name, input, candidate }),
        ),
  );
  for (const rank of [0, 1, 2, 3]) {
    const settled = (name: string) => values[name] !== undefined || unread.some((one) => one.name === name);
    const round = candidates.filter(({ candidate, name }) => candidate.rank === rank && !settled(name));
    for (const [name, found] of Map.groupBy(round, (one) => one.name)) {
      const free = found.filter(({ candidate }) => !taken.has(candidate.number));
      const [best] = free;
      if (!best) continue;
      const { input, candidate } = best;
      // "50 kg… pardon, poids 42 kg": a second value with the same exclusive unit is another answer to the same question.
      const rivals = candidates.filter((other) => other.name === name && other.candidate.rank === 3);
      const all = [...free, ...rivals].map((one) => one.candidate);
      for (const one of all) taken.add(one.number);
      const distinct = new Map(all.map((one) => [`${one.number.value} ${one.number.units[0] ?? ""}`, one]));
      const words = [...distinct.values()].map(({ from, to }) => wordsAt(text, from, to)).join(" · ");
      const made =
        distinct.size > 1
          ? { code: "conflict" as const }
          : makeValue(name, input, candidate.number, breathable(values));
      if ("code" in made) unread.push({ name, words, code: made.code });
      else values[name] = { given: made.given, words };
    }
  }
  return { values, unread };
}

/** Highest PaO₂ that the inspired fraction allows, in mmHg: it tells kilopascals from millimetres. */
function breathable({ fio2 }: Record<string, ReadValue>): number {
  const given = fio2?.given;
  if (typeof given !== "object" || given === null) return Number.POSITIVE_INFINITY;
  const fraction = given.unit === "%" ? Number(given.value) / 100 : Number(given.value);
  return 713 * fraction;
}

interface Mention {
  name: string;
  from: number;
  to: number;
}
const allMentions = (folded: string): Mention[] =>
  Object.entries(MEASURES).flatMap(([name, { named }]) =>
    [...folded.matchAll(named)].map((match) => ({ name, from: match.index, to: match.index + match[0].length })),
  );

function candidatesFor(
  name: string,
  input: NumberInput,
  folded: string,
  numbers: readonly FoundNumber[],
  mentions: readonly Mention[],
  /** No other rate is asked for: "fréquence" alone is that of the heart. */
  alone: boolean,
): Candidate[] {
  const own = mentions.filter((mention) => mention.name === name && !insideAnother(mention, mentions));
  if (name === "heartRate" && alone)
    own.push(
      ...[...folded.matchAll(/\bfrequence(?! (?:cardiaque|respiratoire))\b/g)].map((match) => ({
        name,
        from: match.index,
        to: match.index + match[0].length,
      })),
    );
  const others = mentions.filter(
    (mention) => mention.name !== name && !own.some((mine) => mention.from >= mine.from && mention.to <= mine.to),
  );
  const found: Candidate[] = [];
  for (const { from, to } of own) {
    const after = numbers.filter((number) => number.from >= to);
    const [next] = after;
    if (next && FILLER.test(withoutLimit(folded.slice(to, next.from)))) {
      found.push({ number: next, from, to: next.to, rank: 0 });
      continue;
    }
    const before = numbers.findLast((number) => number.to <= from);
    if (
      before &&
      /^ ?(?:de |d'|en )?$/.test(folded.slice(before.to, from)) &&
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
  for (const number of numbers) {
    const byUnit = MEASURES[name]?.ownUnits?.some((unit) => number.units.includes(unit)) ?? false;
    if (byUnit && fits(input, number) && isOfPerson(name, folded, number))
      found.push({ number, from: number.from, to: number.to, rank: 3 });
  }
  return found;
}

/** "pression arterielle" inside "pression arterielle moyenne" is not a mention of its own. */
const insideAnother = (mention: Mention, all: readonly Mention[]) =>
  all.some(
    (other) =>
      other.name !== mention.name &&
      other.from <= mention.from &&
      other.to >= mention.to &&
      other.to - other.from > mention.to - mention.from,
  );

const withoutLimit = (gap: string) =>
  gap.replace(/(?:>=?|<=?|≥|≤|superieure?s? a|inferieure?s? a|plus de|moins de|au moins|entre)/g, "");
const fits = (input: NumberInput, { units }: FoundNumber) =>
  units.length === 0 || input.units.some((unit) => units.includes(unit));

/** "depuis 3 ans", "il y a 20 ans" are no ages; "84 kg/m2" is no weight. */
function isOfPerson(name: string, folded: string, { from, to, value }: FoundNumber): boolean {
  const before = folded.slice(Math.max(0, from - 28), from);
  if (name === "age")
    return (
      !/(?:depuis|il y a|pendant|duree|avant|apres|suivie?|diagnostiquee?|fume|paquets?|a l'age de|traitee?) (?:plus de |environ )?$/.test(
        before,
      ) && value >= 15
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
  number: FoundNumber,
  mostOxygen: number,
): { given: Given } | { code: ProblemCode } {
  if (number.limit !== null) return { code: "notExact" };
  if (number.foreignUnit) return { code: "unknownUnit" };
  const { value, units } = number;
  if (units.length > 0) {
    const unit = input.units.find((one) => units.includes(one));
    return unit ? { given: { value, unit: UNITS[unit].symbol } } : { code: "unknownUnit" };
  }
  const inside = (unit: UnitSymbol) => {
    const canonical = toCanonical(value, unit);
    if (name === "pao2" && canonical > mostOxygen) return false;
    return canonical >= input.possible.min && canonical <= input.possible.max;
  };
  const [canonical] = input.units;
  const supposed = (unit: UnitSymbol) => !NEVER_SUPPOSED.has(unit) && !(name === "pfRatio" && unit === "kPa");
  const possible = input.units.filter((unit) => supposed(unit) && inside(unit));
  if (possible.length > 1 || likelierElsewhere(input, [value])) return { code: "unitNeeded" };
  // Possible in none: the engine says between which limits it is expected.
  return { given: { value, unit: UNITS[possible[0] ?? canonical].symbol } };
}

/** "120/70", "12/7" (centimetres of mercury), after PA, TA or tension, or alone with its unit. */
function readPressures(
  calculator: Calculator,
  text: FoldedText,
  values: Record<string, ReadValue>,
  taken: Set<FoundNumber>,
  numbers: readonly FoundNumber[],
) {
  const pair =
    /(?:\b(?:pa|ta|tension(?: arterielle)?|pression arterielle|pression)\b[^\d,;]{0,16})?(?<![\d/.])(\d{1,3}(?:[.,]\d)?) ?(?:\/|sur) ?(\d{1,3}(?:[.,]\d)?)(?: ?(mm ?hg|cm ?hg))?(?![\d/])/g;
  for (const match of text.folded.matchAll(pair)) {
    const named = /^(?:pa|ta|tension|pression)/.test(match[0]);
    if (!named && match[3] === undefined) continue;
    const [upper, lower] = [match[1], match[2]].map((part) => Number((part ?? "").replace(",", ".")));
    if (upper === undefined || lower === undefined) continue;
    const unit = (match[3] ?? (upper < 30 && lower < 30 ? "cmhg" : "mmhg")).replace(" ", "");
    const symbol = findUnit(unit, ["mmHg", "cmHg"]) ?? "mmHg";
    const [from, to] = [match.index, match.index + match[0].length];
    for (const number of numbers)
      if (number.from >= from && number.to <= to + 6) if (number.from < to) taken.add(number);
    const words = wordsAt(text, from, to);
    if (calculator.inputs.systolic && !values.systolic)
      values.systolic = { given: { value: upper, unit: UNITS[symbol].symbol }, words };
    if (calculator.inputs.diastolic && !values.diastolic)
      values.diastolic = { given: { value: lower, unit: UNITS[symbol].symbol }, words };
  }
}

/** Ways of saying that are no plain number: "1m75", "en air ambiant". */
function readSpecials(
  calculator: Calculator,
  text: FoldedText,
  values: Record<string, ReadValue>,
  taken: Set<FoundNumber>,
  numbers: readonly FoundNumber[],
) {
  const metres = /\b([12]) ?m ?(\d{2})\b/.exec(text.folded);
  if (metres && calculator.inputs.height) {
    const [from, to] = [metres.index, metres.index + metres[0].length];
    values.height = {
      given: { value: Number(`${metres[1]}${metres[2]}`), unit: "cm" },
      words: wordsAt(text, from, to),
    };
    for (const number of numbers) if (number.from >= from && number.from < to) taken.add(number);
  }
  const air = /\b(?:air ambiant|en aa|sous aa)\b/.exec(text.folded);
  if (air && calculator.inputs.fio2 && !/\bfio2/.test(text.folded))
    values.fio2 = { given: { value: 21, unit: "%" }, words: wordsAt(text, air.index, air.index + air[0].length) };
}
