import { formatDate } from "#platform/ui/format.ts";

/** "lundi 23 novembre", whatever the place: the day is its date, not a moment. */
export const dayName = (day: string): string =>
  formatDate(`${day}T12:00:00`, { weekday: "long", day: "numeric", month: "long" });
