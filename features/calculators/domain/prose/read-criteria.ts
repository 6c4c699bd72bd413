// A yes-or-no, or a choice, from the places where the question speaks of it.
import type { ChoiceReading, CriterionReading } from "../reading.ts";
import { byName } from "./by-scale.ts";
import { distinct } from "./distinct.ts";
import { findDurations, isLonger, optionOf } from "./durations.ts";
import type { Mention } from "./mentions.ts";
import { byMultiple, countWord, levelOf } from "./multiples.ts";
import { daysLasting, daysSince, isContradicted, isNegated } from "./negation.ts";
import { type Place, places } from "./phrases.ts";
import type { Said } from "./said.ts";

/** Phrases that keep their own negation to themselves. */
const own = (mentions: readonly Mention[]): readonly Mention[] =>
  mentions.filter(({ kind }) => kind === "yes" || kind === "no" || kind === "option");

const clauseFrom = (folded: string, from: number): string =>
  folded.slice(from, from + 70).split(/[,;]|\.(?= |$)/)[0] ?? "";

export function readCriterion(
  folded: string,
  name: string,
  criterion: CriterionReading,
  mentions: readonly Mention[],
): Said<boolean>[] {
  const phrases = own(mentions);
  // "Pas" is also a pressure.
  const criteria = mentions.filter(({ kind }) => kind !== "number");
  const mine = mentions.filter(
    (one) => one.name === name && (one.kind === "yes" || one.kind === "no"),
  );
  if (criterion.minutesAbove !== undefined) {
    const timed = byDuration(folded, name, criterion.minutesAbove, mentions);
    if (timed.length > 0) return timed;
  }
  const counts = criterion.counted ? byThreshold(folded, name, criterion.counted, mentions) : [];
  const dated = ({ from }: Place) =>
    criterion.withinDays !== undefined &&
    /(?<![a-z])(?:en|in|de|depuis|since) (?:19|20)\d\d(?!\d)/.test(clauseFrom(folded, from));
  // A year alone does not tell how long ago.
  const said = mine.flatMap((one) => {
    const { from, to, kind } = one;
    const denied =
      kind === "no"
        ? isContradicted(folded, one, phrases, criteria)
        : isNegated(folded, one, phrases);
    if (!denied && dated({ from, to })) return [];
    return { from, to, value: (kind === "yes") !== denied && !isPast(folded, from, criterion) };
  });
  const all = distinct([...said, ...counts]);
  const present = all.filter(({ value }) => value);
  // Another of its parts denied says nothing against the one that is there.
  return criterion.parts && present.length > 0 && counts.length === 0 && apart(folded, said)
    ? present
    : all;
}

/** What is said present is not, in the same words, denied. */
function apart(folded: string, said: readonly Said<boolean>[]): boolean {
  const words = (value: boolean) =>
    said.filter((one) => one.value === value).map((one) => folded.slice(one.from, one.to));
  return !words(true).some((one) => words(false).includes(one));
}

const noneBeyond = ({ minutes }: { minutes: number }, limit: number): false | null =>
  minutes <= limit ? false : null;

/** "Amnésie de 45 min": a duration in the clause of the criterion. */
function byDuration(
  folded: string,
  name: string,
  limit: number,
  mentions: readonly Mention[],
): Said<boolean>[] {
  const durations = findDurations(folded);
  const said = mentions
    .filter((one) => one.name === name && (one.kind === "yes" || one.kind === "open"))
    .flatMap((place) => {
      const { from } = place;
      const to = from + clauseFrom(folded, from).length;
      const denied = isNegated(folded, place, own(mentions));
      return durations.flatMap((one) => {
        if (one.from < from || one.to > to) return [];
        // "Pas d'amnésie de plus de 10 min": none of 30 either.
        const longer = denied ? noneBeyond(one, limit) : isLonger(one, limit);
        return longer === null ? [] : [{ value: longer, from, to: one.to }];
      });
    });
  return distinct(said);
}

/**
 * Enough of the things counted, told one by one or as a number. Some of them denied, and others not
 * spoken of, leave it open.
 */
function byThreshold(
  folded: string,
  name: string,
  { each, noun, atLeast }: NonNullable<CriterionReading["counted"]>,
  mentions: readonly Mention[],
): Said<boolean>[] {
  const told = places(folded, noun).flatMap(({ from, to }): Said<boolean>[] => {
    if (isNegated(folded, { from, to })) return [{ value: false, from, to }];
    const before = /(?:(moins de|less than|under|menos de|<) ?)?(\d|[a-z]+) (?:[a-z]+ )?$/.exec(
      folded.slice(Math.max(0, from - 24), from),
    );
    const count = countWord(before?.[2] ?? "?");
    if (!before || Number.isNaN(count)) return [];
    const value = before[1] ? false : count >= atLeast;
    return before[1] && count > atLeast ? [] : [{ value, from: from - before[0].length, to }];
  });
  const mine = mentions.filter((one) => one.name === name && one.kind === "each");
  const phrases = own(mentions);
  const present = mine.filter((one) => !isNegated(folded, one, phrases));
  const [here, spoken] = [present, mine].map((all) => new Set(all.map(({ value }) => value)).size);
  if (!mine.length || here === undefined || spoken === undefined) return told;
  const possible = here + each.length - spoken;
  if (here < atLeast && spoken > here && possible >= atLeast) return told;
  const from = Math.min(...mine.map((one) => one.from));
  const to = Math.max(...mine.map((one) => one.to));
  return [...told, { value: here >= atLeast, from, to }];
}

const LONG_AGO =
  /(?<![a-z])(?:dans (?:l'|son )enfance|dans (?:sa|la) jeunesse|il y a (?:tres )?longtemps|enfant|in childhood|as a child|long ago|en la infancia|de nino|hace mucho)(?![a-z])/;

/** Too long ago, or not for long enough. */
function isPast(
  folded: string,
  from: number,
  { withinDays, lastingDays }: CriterionReading,
): boolean {
  const clause = clauseFrom(folded, from);
  const [since, lasting] = [daysSince(clause), daysLasting(clause)];
  if (withinDays !== undefined && LONG_AGO.test(clause)) return true;
  if (withinDays !== undefined && since !== null && since > withinDays) return true;
  return lastingDays !== undefined && lasting !== null && lasting < lastingDays;
}

export function readChoice(
  folded: string,
  name: string,
  choice: ChoiceReading,
  options: readonly string[],
  mentions: readonly Mention[],
): Said<string>[] {
  const phrases = own(mentions);
  const lettered = byName(folded, choice, options);
  const mine = mentions.filter((one) => one.name === name);
  const said = distinct(
    mine
      .filter((one) => one.kind === "option" && !isDenied(folded, one, phrases, choice))
      .map(({ from, to, value = "" }) => ({ from, to, value })),
  );
  const positive = said.filter(({ value }) => isAllowed(folded, choice, value, mine, phrases));
  const allowed = positive.length > 0 ? positive : byElimination(folded, options, mine, phrases);
  // "Y2 … les yeux ouverts spontanément": words that say another level than the letter.
  if (lettered.length > 0) return distinct([...lettered, ...allowed]);
  for (const strongest of [choice.wins ?? []].flat()) {
    const winner = allowed.find(({ value }) => value === strongest);
    if (winner) return [winner];
  }
  const { minutes } = choice;
  if (minutes && allowed.length === 0)
    return distinct(
      findDurations(folded).flatMap((one) => {
        const value = optionOf(one, minutes);
        return value === undefined ? [] : [{ value, from: one.from, to: one.to }];
      }),
    );
  if (choice.multiple) {
    const times = byMultiple(folded, choice.multiple);
    // "Négative", then "5 fois la normale": both are told.
    const apart = allowed.filter(
      (one) => !times.some(({ figure }) => one.from < figure.to && figure.from < one.to),
    );
    if (times.length > 0) return distinct([...times, ...apart]);
  }
  return allowed.length > 0 ? allowed : indirectly(folded, choice, mine, phrases);
}

/** "Alerte (0)", on a scale told by its numbers: that number is no denial. */
const isDenied = (
  folded: string,
  one: Mention,
  phrases: readonly Mention[],
  { letters }: ChoiceReading,
): boolean =>
  isNegated(folded, one, phrases) &&
  !(letters && /^ ?[(:=] ?0(?![.,\d])/.test(folded.slice(one.to, one.to + 6)));

/** No option was said: something else may tell it. */
function indirectly(
  folded: string,
  { inferred, rest, counted }: ChoiceReading,
  mine: readonly Mention[],
  phrases: readonly Mention[],
): Said<string>[] {
  if (inferred) return byOther(folded, inferred);
  const spoken = mine.some(({ kind }) => kind === "open");
  if (rest && !spoken) return byRest(folded, rest);
  if (!counted) return [];
  return byCount(
    folded,
    counted,
    mine.filter((one) => one.kind === "each" && !isNegated(folded, one, phrases)),
  );
}

/** "Ni faiblesse ni trouble de la parole": all the others denied, one is left. */
function byElimination(
  folded: string,
  options: readonly string[],
  mine: readonly Mention[],
  phrases: readonly Mention[],
): Said<string>[] {
  const denied = mine.filter((one) => one.kind === "option" && isNegated(folded, one, phrases));
  const [left, ...others] = options.filter((one) => !denied.some(({ value }) => value === one));
  const [first] = denied;
  const last = denied.at(-1);
  if (options.length < 3 || left === undefined || others.length > 0 || !first || !last) return [];
  return [{ value: left, from: first.from, to: last.to }];
}

function byOther(
  folded: string,
  { option, from, unless }: NonNullable<ChoiceReading["inferred"]>,
): Said<string>[] {
  const [told] = places(folded, from);
  return told && places(folded, unless).length === 0 ? [{ ...told, value: option }] : [];
}

function byRest(
  folded: string,
  { option, phrases, unless }: NonNullable<ChoiceReading["rest"]>,
): Said<string>[] {
  const told = places(folded, phrases).find(
    ({ from }) => places(clauseFrom(folded, from), unless).length === 0,
  );
  return told ? [{ ...told, value: option }] : [];
}

function isAllowed(
  folded: string,
  { only }: ChoiceReading,
  value: string,
  mine: readonly Mention[],
  phrases: readonly Mention[],
): boolean {
  if (!only?.options.includes(value)) return true;
  return mine.some((one) => one.kind === "with" && !isNegated(folded, one, phrases));
}

function byCount(
  folded: string,
  { noun, options }: NonNullable<ChoiceReading["counted"]>,
  found: readonly Mention[],
): Said<string>[] {
  for (const { from, to } of places(folded, noun)) {
    const before = /(\d|[a-z]+) (?:[a-z]+ )?$/.exec(folded.slice(Math.max(0, from - 20), from));
    const value = before && levelOf(options, countWord(before[1] ?? "?"));
    if (before && value !== undefined && value !== null)
      return [{ value, from: from - before[0].length, to }];
  }
  const kinds = new Set(found.map(({ value }) => value));
  const value = levelOf(options, kinds.size);
  if (kinds.size === 0 || value === undefined) return [];
  const from = Math.min(...found.map((one) => one.from));
  return [{ value, from, to: Math.max(...found.map((one) => one.to)) }];
}
