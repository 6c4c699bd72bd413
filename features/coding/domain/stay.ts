// What a stay is worth by the tariff table of its year: the base of its GHS, less what is missing to
// the low bound, plus each day above the high bound (arrêté on the tariffs of MCO stays), and the days
// in units with a supplement that the person gives. An estimate: coefficients and the sector are not in
// that table, and no day in a unit is inferred.
import type { StaySupplement } from "#features/nomenclatures/domain/public.ts";

export interface StayTariff {
  ghs: string;
  /** Day from which it holds. */
  from: string | null;
  base: number;
  /** In days; 0: no such bound. */
  low: number;
  high: number;
  lowFlat: number;
  lowDaily: number;
  highDaily: number;
}

export interface StayEstimate {
  ghs: string;
  from: string;
  base: number;
  low: number;
  high: number;
  days: number;
  /** What the length takes off or adds. */
  adjustment: number;
  amount: number;
}

const cents = (euros: number) => Math.round(euros * 100) / 100;

function adjustmentOf({ low, high, lowFlat, lowDaily, highDaily }: StayTariff, days: number) {
  if (low > 0 && days < low) return lowFlat > 0 ? -lowFlat : -(low - days) * lowDaily;
  return high > 0 && days > high ? (days - high) * highDaily : 0;
}

/** One estimate for each GHS of the GHM, by the tariffs in force on the day the stay ends. */
export function estimateStay(
  tariffs: readonly StayTariff[],
  days: number,
  date: string,
): StayEstimate[] {
  const held = new Map<string, StayTariff & { from: string }>();
  for (const one of tariffs) {
    const { from, ghs } = one;
    if (from === null || from > date) continue;
    if ((held.get(ghs)?.from ?? "") < from) held.set(ghs, { ...one, from });
  }
  return [...held.values()]
    .sort((a, b) => (a.ghs < b.ghs ? -1 : 1))
    .map((one) => {
      const { ghs, from, base, low, high } = one;
      const adjustment = cents(adjustmentOf(one, days));
      const amount = cents(Math.max(0, base + adjustment));
      return { ghs, from, base, low, high, days, adjustment, amount };
    });
}

export interface SupplementYear {
  year: string;
  from: string | null;
  daily: Partial<Record<StaySupplement, number>>;
}

export interface PaidSupplement {
  code: StaySupplement;
  days: number;
  /** Euros a day; null: the table of that day does not have it. */
  daily: number | null;
  amount: number | null;
}

export interface StaySupplements {
  /** Year of tariffs in force that day, and since when; null: none is held. */
  year: string | null;
  from: string | null;
  lines: PaidSupplement[];
  /** Null: one of them is unknown. */
  total: number | null;
}

/** The days in units with a supplement, by the tariffs in force on the day the stay ends. */
export function supplementsOf(
  years: readonly SupplementYear[],
  days: Partial<Record<StaySupplement, number>>,
  date: string,
): StaySupplements {
  const current = years
    .filter(({ from }) => from !== null && from <= date)
    .sort((a, b) => ((a.from ?? "") < (b.from ?? "") ? 1 : -1))[0];
  const lines = (Object.entries(days) as [StaySupplement, number][])
    .filter(([, count]) => count > 0)
    .map(([code, count]): PaidSupplement => {
      const daily = current?.daily[code] ?? null;
      return { code, days: count, daily, amount: daily === null ? null : cents(daily * count) };
    });
  const known = lines.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const total =
    known.length < lines.length ? null : cents(known.reduce((sum, one) => sum + one, 0));
  return { year: current?.year ?? null, from: current?.from ?? null, lines, total };
}
