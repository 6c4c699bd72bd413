// Numbers and dates in the person's language. Intl objects are costly to make: one of each kind is
// kept.
import { LOCALES } from "#platform/i18n/languages.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";

type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat;
const cache = new Map<string, Formatter>();

const cached = <T extends Formatter>(
  kind: string,
  options: object,
  make: (locale: string) => T,
): T => {
  const language = currentLanguage();
  const key = `${language}|${kind}|${JSON.stringify(options)}`;
  const known = cache.get(key) as T | undefined;
  if (known) return known;
  const made = make(LOCALES[language]);
  cache.set(key, made);
  return made;
};

export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  cached("number", options, (locale) => new Intl.NumberFormat(locale, options)).format(value);

export const formatEuros = (value: number): string =>
  formatNumber(value, { style: "currency", currency: "EUR" });

export const formatDate = (
  value: Date | number | string,
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string =>
  cached("date", options, (locale) => new Intl.DateTimeFormat(locale, options)).format(
    new Date(value),
  );

export const formatDateTime = (value: Date | number | string): string =>
  formatDate(value, { dateStyle: "medium", timeStyle: "short" });

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "il y a 12 minutes", "hier"; beyond thirty days, the date. */
export const formatAgo = (value: Date | number | string, now: Date = new Date()): string => {
  const seconds = (new Date(value).getTime() - now.getTime()) / 1000;
  const distance = Math.abs(seconds);
  if (distance > 30 * DAY) return formatDate(value, { dateStyle: "medium" });
  const relative = cached(
    "ago",
    {},
    (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }),
  );
  if (distance < HOUR) return relative.format(Math.round(seconds / MINUTE), "minute");
  if (distance < DAY) return relative.format(Math.round(seconds / HOUR), "hour");
  return relative.format(Math.round(seconds / DAY), "day");
};
