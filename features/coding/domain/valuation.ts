// What the acts are worth on a day, by the dated tariffs that are held. Nothing is added up: the
// rules of association were not checked.
import type { Line, Reason } from "./code-report.ts";
import { type Context, GRID } from "./context.ts";

export interface DatedTariff {
  activity: string;
  phase: string;
  from: string;
  grids: Readonly<Record<string, number>>;
}

export interface PricedLine {
  code: string;
  /** Euros; null when no tariff in force is held. */
  amount: number | null;
  grid: string | null;
  /** Since when that tariff holds. */
  from: string | null;
}

export interface Valuation {
  context: Context;
  date: string;
  lines: PricedLine[];
  /** Null: what is missing for a total is in `notes`. */
  total: number | null;
  notes: Reason[];
}

/** The tariff of the first activity and phase in force that day. */
function priced(code: string, tariffs: readonly DatedTariff[], grid: string, date: string) {
  const [current] = tariffs
    .filter(({ activity, from }) => activity === "1" && from <= date)
    .sort((a, b) => (a.from < b.from ? 1 : -1));
  const amount = current?.grids[grid];
  return amount === undefined
    ? { code, amount: null, grid, from: null }
    : { code, amount, grid, from: current?.from ?? null };
}

export function valuationOf(
  acts: readonly Line[],
  tariffs: ReadonlyMap<string, readonly DatedTariff[]>,
  context: Context,
  date: string,
): Valuation {
  const grid = GRID[context];
  const lines =
    grid === null ? [] : acts.map(({ code }) => priced(code, tariffs.get(code) ?? [], grid, date));
  const notes: Reason[] = [{ key: `valuation.${context}` }];
  if (lines.some(({ amount }) => amount === null)) notes.push({ key: "valuation.unpriced" });
  if (lines.length > 1) notes.push({ key: "valuation.association" });
  return { context, date, lines, total: null, notes };
}
