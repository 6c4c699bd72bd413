// Sundays, holidays and hours, on which supplements and modifiers depend.

const DAY_MS = 86_400_000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Easter Sunday, by the anonymous Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): number {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const f = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - f + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

/** Article L. 3133-1 of the labour code; local holidays are not known here. */
const FIXED = ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"];
/** Days after Easter: Monday, Ascension, Whit Monday. */
const MOVABLE = [1, 39, 50];

export function isHoliday(date: string): boolean {
  if (FIXED.includes(date.slice(5))) return true;
  const sunday = easter(Number(date.slice(0, 4)));
  return MOVABLE.some((days) => sunday + days * DAY_MS === dayOf(date));
}

const SUNDAY = 0;
const SATURDAY = 6;
const weekday = (date: string) => new Date(dayOf(date)).getUTCDay();
export const isRestDay = (date: string): boolean => weekday(date) === SUNDAY || isHoliday(date);
export const isSaturday = (date: string): boolean => weekday(date) === SATURDAY;

/** Whether an hour "HH:MM" stands from one hour up to another; over midnight when `to` is smaller. */
export function between(time: string, from: number, to: number): boolean {
  const hour = Number(time.slice(0, 2));
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
