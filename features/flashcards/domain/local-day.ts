// The days of a person: a study day begins at four in the morning, so that a night shift is not cut in two.
const DAY_STARTS_AT_HOUR = 4;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** A name may be written in any mix of letters: more of them than zones in use are forgotten. */
const MOST_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();
function partsIn(timeZone: string, at: Date) {
  let format = formats.get(timeZone);
  if (!format) {
    const numeric = "numeric" as const;
    const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
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

/** The study day a moment belongs to, YYYY-MM-DD. */
export const studyDay = (at: Date, timeZone: string): string =>
  new Date(wallClock(timeZone, at) - DAY_STARTS_AT_HOUR * HOUR_MS).toISOString().slice(0, 10);

/** When a study day begins. Where the clock skips that hour, the moment it does. */
export function startOfStudyDay(day: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + DAY_STARTS_AT_HOUR * HOUR_MS;
  // The offset of the zone near that moment, then at the moment found: right on both sides of a change of hour.
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

/** What the clock of a place shows between two moments, from the first one on. A change of hour that is taken back within two
 *  weeks would be missed; none is known since 1970. */
export function clocks(timeZone: string, from: Date, until: Date): Clock[] {
  const aheadAt = (second: number) => wallClock(timeZone, new Date(second * 1000)) / 1000 - second;
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
