import { formatDate } from "#platform/ui/format.ts";

/** A day written YYYY-MM-DD, whatever the zone of the reader. */
export const formatDay = (day: string): string =>
  formatDate(`${day}T12:00:00Z`, { dateStyle: "medium", timeZone: "UTC" });
