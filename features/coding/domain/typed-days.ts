// Days in each unit, as a person types them.
import type { StaySupplement } from "#features/nomenclatures/domain/public.ts";

export type TypedDays = Partial<Record<StaySupplement, string>>;

const DAYS = /^\d{0,4}$/;
export const isDays = (typed: string | undefined): boolean => DAYS.test((typed ?? "").trim());

/** As numbers; null when one of them is no number of days. */
export function daysOf(typed: TypedDays): Partial<Record<StaySupplement, number>> | null {
  const all = Object.entries(typed).map(([code, days]) => [code, days.trim()] as const);
  if (all.some(([, days]) => !isDays(days))) return null;
  return Object.fromEntries(
    all.filter(([, days]) => days !== "").map(([code, days]) => [code, Number(days)]),
  );
}
