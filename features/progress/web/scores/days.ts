import { formatDate } from "#platform/ui/format.ts";

/** A study day has no hour: it is written as it is, wherever the reader is. */
export const dayName = (
  day: string,
  style: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string => formatDate(`${day}T12:00:00Z`, { ...style, timeZone: "UTC" });
