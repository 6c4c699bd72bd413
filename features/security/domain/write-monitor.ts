// The general_api monitor (spec §8, §9): every 2 minutes it looks whether a person triggered more
// than 50 writes in 10 minutes. Reads, synchronisation and streams do not count: an application
// that refreshes itself is not a suspect.

export const GENERAL_API = {
  name: "general_api",
  writes: 50,
  minutes: 10,
  everyMinutes: 2,
} as const;

const WINDOW = GENERAL_API.minutes * 60_000;

/** The times (milliseconds) that still count at `now`. */
export function stillCounting(times: readonly number[], now: number): number[] {
  return times.filter((time) => now - time < WINDOW);
}

export function tooManyWrites(times: readonly number[], now: number): boolean {
  return stillCounting(times, now).length > GENERAL_API.writes;
}
