// The days of a person: a study day begins at four in the morning, so that a night shift is not cut
// in two.
export const DAY_STARTS_AT_HOUR = 4;
/** Where a person is until a device of theirs says otherwise: the product is French. */
export const DEFAULT_ZONE = "Europe/Paris";
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** A name may be written in any mix of letters: more of them than zones in use are forgotten. */
const MOST_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();
function partsIn(timeZone: string, at: Date) {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = "numeric" as const;
    const fields = {
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    };
    format = new Intl.DateTimeFormat("en-US", { timeZone, hourCycle: "h23", ...fields });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(timeZone, format);
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(at)) parts[type] = Number(value);
  return parts;
}

/** The wall clock of a place, as if it were UTC. */
function wallClock(timeZone: string, at: Date): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = partsIn(timeZone, at);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * By place and day of UTC, what the clock is ahead; null on a day it changes. Asking the browser
 * takes a hundred times longer.
 */
const knownClocks = new Map<string, Map<number, number | null>>();
const MOST_KNOWN_DAYS = 50_000;

/** Milliseconds to add to UTC to read the clock of a place. */
function aheadOf(timeZone: string, at: number): number {
  if (timeZone === "UTC") return 0;
  if (knownClocks.size >= MOST_FORMATS) knownClocks.clear();
  const days = knownClocks.get(timeZone) ?? new Map<number, number | null>();
  knownClocks.set(timeZone, days);
  if (days.size >= MOST_KNOWN_DAYS) days.clear();
  const exact = (moment: number) =>
    wallClock(timeZone, new Date(moment)) - Math.floor(moment / 1000) * 1000;
  const day = Math.floor(at / DAY_MS);
  let ahead = days.get(day);
  if (ahead === undefined) {
    const [first, last] = [exact(day * DAY_MS), exact((day + 1) * DAY_MS)];
    ahead = first === last ? first : null;
    days.set(day, ahead);
  }
  return ahead ?? exact(at);
}

/**
 * The study day of a moment, as a number of days since 1970: two moments are as many days apart as
 * their numbers.
 */
export const dayNumber = (at: Date, timeZone: string): number =>
  Math.floor(
    (at.getTime() + aheadOf(timeZone, at.getTime()) - DAY_STARTS_AT_HOUR * HOUR_MS) / DAY_MS,
  );

const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The study day a moment belongs to, YYYY-MM-DD. */
export const studyDay = (at: Date, timeZone: string): string => dayText(dayNumber(at, timeZone));

/** A moment, and the place whose clock counts its days. */
export interface LocalMoment {
  at: Date;
  timeZone: string;
}

/**
 * Study days from a moment to a later one, both by the clock of the later one's place; 0 for an
 * earlier one. Ten minutes apart in a plane are no day.
 */
export const elapsedDays = (from: Date, { at, timeZone }: LocalMoment): number =>
  Math.max(0, dayNumber(at, timeZone) - dayNumber(from, timeZone));

/**
 * So many times 24 hours later. Where a change of hour carries that over four in the morning, the
 * edge of the study day that is meant: a card does not come back a day early or late for it.
 */
export function daysLater({ at, timeZone }: LocalMoment, days: number): Date {
  const later = new Date(at.getTime() + days * DAY_MS);
  const wanted = dayNumber(at, timeZone) + days;
  const found = dayNumber(later, timeZone);
  if (found === wanted) return later;
  const [start, end] = [wanted, wanted + 1].map((day) => startOfStudyDay(dayText(day), timeZone));
  return found < wanted ? (start as Date) : new Date((end as Date).getTime() - 1000);
}

/** When a study day begins. Where the clock skips that hour, the moment it does. */
export const startOfStudyDay = (day: string, timeZone: string): Date =>
  startOfDayNumber(Date.parse(`${day}T00:00:00Z`) / DAY_MS, timeZone);

export function startOfDayNumber(day: number, timeZone: string): Date {
  const wanted = day * DAY_MS + DAY_STARTS_AT_HOUR * HOUR_MS;
  // The offset of the zone near that moment, then at the moment found: right on both sides of a
  // change of hour.
  let at = wanted;
  for (let turn = 0; turn < 2; turn += 1) at = wanted - (wallClock(timeZone, new Date(at)) - at);
  return new Date(at);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** When the study day after this moment begins: what is due before is for today. */
export const endOfStudyDay = (at: Date, timeZone: string): Date =>
  startOfStudyDay(addDays(studyDay(at, timeZone), 1), timeZone);

export interface Clock {
  from: Date;
  /** Seconds to add to UTC from that moment on. */
  ahead: number;
}

const LOOK_EVERY_MS = 14 * DAY_MS;

/**
 * What the clock of a place shows between two moments, from the first one on. A change of hour that
 * is taken back within two weeks would be missed; none is known since 1970.
 */
export function clocks(timeZone: string, from: Date, until: Date): Clock[] {
  const aheadAt = (second: number) => aheadOf(timeZone, second * 1000) / 1000;
  let last = Math.floor(from.getTime() / 1000);
  const list: Clock[] = [{ from, ahead: aheadAt(last) }];
  for (let next = last; next * 1000 < until.getTime(); last = next) {
    next = last + LOOK_EVERY_MS / 1000;
    const before = list.at(-1)?.ahead;
    if (aheadAt(next) === before) continue;
    let [low, high] = [last, next];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (aheadAt(middle) === before) low = middle;
      else high = middle;
    }
    list.push({ from: new Date(high * 1000), ahead: aheadAt(high) });
  }
  return list;
}
