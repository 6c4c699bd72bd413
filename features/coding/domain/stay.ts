// What a stay is worth by the tariff table of its year: the base of its GHS, less what is missing to
// the low bound, plus each day above the high bound (arrêté on the tariffs of MCO stays). An
// estimate: supplements, coefficients and the sector are not in that table.

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
