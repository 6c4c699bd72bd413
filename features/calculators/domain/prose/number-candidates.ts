// Which numbers of the question may be which measure, and how near each stands to its name.
import type { Calculator, NumberInput } from "../calculator.ts";
import type { NumberReading, Reading } from "../reading.ts";
import { toCanonical } from "../units.ts";
import { type FoldedText, wordsAt } from "./folded-text.ts";
import { SEX } from "./measures.ts";
import { type Mention, readingOfInput } from "./mentions.ts";
import type { FoundNumber } from "./numbers.ts";
import { otherValueAfter } from "./other-value.ts";
import { places } from "./phrases.ts";
import type { ReadValue } from "./read-value.ts";

const FILLER =
  /^(?:\s|[:=(~]|est|etait|a|at|de|of|du|d'|l'|la|le|el|en|in|on|is|was|es|con|sous|under|mesuree?s?|measured|medid[oa]|plasmatique|sanguine?|serique|serum|serica?|arteriel(?:le)?|arterial|capillaire|totale?|total|actuel(?:le)?|environ|about|around|autour|alrededor|vers|initiale?|initial|inicial|aux?|d'entree|spontanee?|centrale|central|rectale|rectal|stable|remontee?|descendue?|chiffree?s?|calculee?|score|reel(?:le)?|est de|sinusale?|ratio|count|level|rate|reading|moyenne?|mean|up|now|estimated|max(?:i|imale?|imum)?|min(?:i|imale?|imum)?|lowest|highest|worst|minim[oa]|maxim[oa])*$/;
/** "124 puis 128": a second value of the same measure. */
const THEN = /^ ?(?:puis|then|luego|despues|->|=>|→|-->)(?: a| at)? ?$/;
/** "180 puis 150 à J7": of another day, and another measure. */
const OF_DAY = /^ ?(?:a |at |au |on |al )?(?:j-? ?\d|(?:day|dia|jour) \d|\de jour|\deme jour)/;
const TOUCHES = /^ ?(?:de |d'|en |of |on |in )?$/;
const A_DAY = /^(?:j ?-?\d|day|dia|\d)/;
const BREAK = /[;]|,(?= )|\.(?= |$)|(?<![a-z])(?:mais|avec|et|but|with|and|pero|con|y)(?![a-z])/;

export interface Candidate {
  number: FoundNumber;
  from: number;
  to: number;
  /**
   * Smaller is closer: 0 named just before, 1 named just after, 2 named in the clause, 3 by its
   * unit alone.
   */
  rank: number;
}

export interface Offer {
  name: string;
  input: NumberInput;
  numeric: NumberReading | undefined;
  candidate: Candidate;
}

/**
 * A unit that one input only accepts, beside no name of another measure: "0,9 g/L" in CURB-65 is
 * the urea.
 */
export function byUnitAlone(
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

/** "Fréquence à 90", where no other rate is asked for. */
export const bareRates = (folded: string): { from: number; to: number }[] =>
  [
    ...folded.matchAll(
      /\b(?:frequence|frecuencia|rate)(?! (?:cardiaque|respiratoire|cardiaca|respiratoria))\b/g,
    ),
  ].map(({ index, 0: { length } }) => ({ from: index, to: index + length }));

export function candidatesFor(
  name: string,
  input: NumberInput,
  numeric: NumberReading | undefined,
  text: FoldedText,
  numbers: readonly FoundNumber[],
  mentions: readonly Mention[],
  /** No other rate is asked for: "fréquence" alone is that of the heart. */
  alone: boolean,
): Candidate[] {
  const { folded } = text;
  const own: { from: number; to: number }[] = mentions.filter((mention) => mention.name === name);
  if (name === "heartRate" && alone) own.push(...bareRates(folded));
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
    const before = numbers.findLast(
      // "15/8 de tension": the second of a pair is not alone.
      (number) => number.to <= from && folded[number.from - 1] !== "/",
    );
    const touching =
      before &&
      (TOUCHES.test(folded.slice(before.to, from)) ||
        (A_DAY.test(folded.slice(from, to)) &&
          /^ ?(?:a|at|au|al|on) $/.test(folded.slice(before.to, from)))) &&
      (fits(input, before) || before.foreignUnit);
    // "40 % SCB 75 kg": what follows is of something else.
    const told = touching && before.units.length > 0;
    const isOther = next && told && !next.foreignUnit && !fits(input, next);
    // "Brûlé de 70 kg, 30 %": the percentage is elsewhere.
    const misfit =
      next &&
      next.units.length > 0 &&
      !next.units.some((unit) => numeric?.short?.[unit]) &&
      !fits(input, next) &&
      numbers.some((one) => one.units.length > 0 && fits(input, one));
    if (next && !ofAge && !isOther && !misfit && isFiller(folded, to, next.from)) {
      found.push({ number: next, from, to: next.to, rank: 0 });
      const [, again] = after;
      if (
        again &&
        !OF_DAY.test(folded.slice(again.to)) &&
        THEN.test(folded.slice(next.to, again.from)) &&
        fits(input, again)
      )
        found.push({ number: again, from: again.from, to: again.to, rank: 0 });
      const other = otherValueAfter(folded, next, numbers, mentions);
      if (other && fits(input, other) && isPossible(input, other))
        found.push({ number: other, from: other.from, to: other.to, rank: 0 });
      continue;
    }
    if (before && touching) {
      found.push({ number: before, from: before.from, to, rank: 1 });
      continue;
    }
    // Two or three letters ("pas", "ta", "k") are also words: their number must touch them, unless
    // they were typed as the abbreviation they are ("PAS min 84").
    if (to - from <= 3 && !/^\p{Lu}{2,3}$/u.test(wordsAt(text, from, to))) continue;
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
    if (byUnit && fits(input, number) && isOfPerson(name, folded, number, input, alone))
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
export const isFiller = (folded: string, from: number, to: number): boolean =>
  to - from <= LONGEST_FILLER && FILLER.test(withoutLimit(folded.slice(from, to)));
const withoutLimit = (gap: string) =>
  gap.replace(
    /(?:>=?|<=?|≥|≤|superieure?s? a|inferieure?s? a|plus de|moins de|au moins|entre|between|more than|less than|over|under|above|below|mas de|menos de)/g,
    "",
  );
const fits = (input: NumberInput, { units }: FoundNumber) =>
  units.length === 0 || input.units.some((unit) => units.includes(unit));

const isPossible = ({ units, possible }: NumberInput, { value, units: written }: FoundNumber) =>
  units.some((unit) => {
    const made = toCanonical(value, unit);
    return (
      (written.length === 0 || written.includes(unit)) &&
      made >= possible.min &&
      made <= possible.max
    );
  });

/** The youngest that a few years are taken for, where the score is not one of children. */
const YOUNGEST = 15;

/** "depuis 3 ans", "il y a 20 ans" are no ages; "84 kg/m2" is no weight. */
function isOfPerson(
  name: string,
  folded: string,
  { from, to, value }: FoundNumber,
  { possible }: NumberInput,
  alone: boolean,
): boolean {
  const before = folded.slice(Math.max(0, from - 28), from);
  if (name === "age")
    return (
      !/(?:depuis|(?<!nee? )il y a|pendant|duree|avant|apres|suivie?|diagnostiquee?|fume|paquets?|a l'age de|traitee?|for|since|hace|desde|durante|after|before) (?:plus de |environ |mas de |over )?$/.test(
        before,
      ) &&
      !/^ (?:ago|antes|avant|plus tot|earlier)/.test(folded.slice(to, to + 12)) &&
      value >= Math.min(YOUNGEST, possible.min)
    );
  const spelled = folded.slice(from, to);
  if (name === "heartRate") return (alone ? /bpm|batt|lpm|\/ ?min/ : /bpm|batt|lpm/).test(spelled);
  if (name === "respiratoryRate") return /cycle|c\/min|mvt|resp|inspir/.test(spelled);
  if (name === "qt") return !/(?:qrs|\bpr|\brr|qtc)[^,;]{0,12}$/.test(before);
  return true;
}
