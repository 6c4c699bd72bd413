// Months and days of the allowance, the budget and the figures: those of Paris, wherever the server
// stands.

export const TIME_ZONE = "Europe/Paris";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day in Paris, YYYY-MM-DD. */
export const dayOf = (at: Date): string => parts.format(at);

/** The month in Paris, YYYY-MM. */
export const monthOf = (at: Date): string => dayOf(at).slice(0, 7);

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: TIME_ZONE,
  hour: "2-digit",
  hourCycle: "h23",
});

/**
 * Midnight in Paris at the beginning of a day given as YYYY-MM-DD: 22:00 or 23:00 UTC of the day
 * before.
 */
export function startOfDay(day: string): Date {
  const summer = new Date(`${day}T00:00:00+02:00`);
  return clock.format(summer) === "00" ? summer : new Date(`${day}T00:00:00+01:00`);
}

/** When the month after `at` begins in Paris: allowances are whole again. */
export function nextMonth(at: Date): Date {
  const [year = 0, month = 0] = monthOf(at).split("-").map(Number);
  const first =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
  return startOfDay(first);
}

export const startOfMonth = (at: Date): Date => startOfDay(`${monthOf(at)}-01`);

/** The last `count` days in Paris up to that of `at`, oldest first. */
export function lastDays(at: Date, count: number): string[] {
  const today = Date.parse(`${dayOf(at)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 86_400_000).toISOString().slice(0, 10),
  );
}
