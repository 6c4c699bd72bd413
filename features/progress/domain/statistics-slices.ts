// A range cut into slices that a chart can hold: days in a week, three days in a month, weeks in a
// quarter.
import { addDays } from "#features/memory/domain/public.ts";
import type { Count } from "./statistics-interval.ts";

/** Days that the statistics look back on, and how many of them are one slice. */
export const RANGES = [7, 30, 90] as const;
export const SLICE_DAYS = { 7: 1, 30: 3, 90: 7 } as const;

export interface Slice extends Count {
  from: string;
  to: string;
}

/**
 * Slices end with the last day; the first one takes what is left. `days` are consecutive, oldest
 * first.
 */
export function slicesOf(days: readonly (Count & { day: string })[], range: 7 | 30 | 90): Slice[] {
  const slices: Slice[] = [];
  for (let end = days.length; end > 0; end -= SLICE_DAYS[range]) {
    const own = days.slice(Math.max(0, end - SLICE_DAYS[range]), end);
    const [first, last] = [own[0]?.day ?? "", own.at(-1)?.day ?? ""];
    const sum = (of: (one: Count) => number) => own.reduce((total, one) => total + of(one), 0);
    slices.unshift({
      from: first,
      to: last,
      asked: sum(({ asked }) => asked),
      passed: sum(({ passed }) => passed),
    });
  }
  return slices;
}

/** The days of a range that ends on `last`, oldest first. */
export const daysUntil = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, back) => addDays(last, back - count + 1));
