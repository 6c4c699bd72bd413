import { formatDate } from "#platform/ui/format.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the official files in the person's language; an edition that is no day as it stands. */
export const inWords = (day: string): string =>
  DAY.test(day) ? formatDate(day, { dateStyle: "long", timeZone: "UTC" }) : day;
