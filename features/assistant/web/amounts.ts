// Costs, durations and numbers as administrators read them. What is unknown is said, never shown as
// zero.
import { formatNumber } from "#platform/ui/format.ts";

const MICRO = 1_000_000;

/** A cost under one euro keeps four decimals: an answer costs a few thousandths. */
export const formatCost = (microEuros: number): string => {
  const euros = microEuros / MICRO;
  const digits = euros !== 0 && Math.abs(euros) < 1 ? 4 : 2;
  return formatNumber(euros, { style: "currency", currency: "EUR", maximumFractionDigits: digits });
};

/** What is known of a sum and what is not: "1,20 €", "1,20 € + inconnu", "inconnu". */
export function costText(
  { costMicroEuros, unknownCost }: { costMicroEuros: number; unknownCost: number },
  unknown: string,
): string {
  if (unknownCost === 0) return formatCost(costMicroEuros);
  return costMicroEuros === 0 ? unknown : `${formatCost(costMicroEuros)} + ${unknown}`;
}

/** Milliseconds below one second, seconds above; a dash when nothing was measured. */
export const formatDuration = (milliseconds: number | null): string => {
  if (milliseconds === null) return "–";
  return milliseconds < 1000
    ? formatNumber(Math.round(milliseconds), { style: "unit", unit: "millisecond" })
    : formatNumber(milliseconds / 1000, {
        style: "unit",
        unit: "second",
        maximumFractionDigits: 1,
      });
};

/** Reads "1 234,5" as well as "1234.5"; null for what is no number. */
export function readNumber(typed: string): number | null {
  const text = typed.replace(/[\s\u00a0\u202f€]/g, "").replace(",", ".");
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** The number as it is typed in the person's language. */
export const typedNumber = (value: number | null): string =>
  value === null ? "" : formatNumber(value, { maximumFractionDigits: 4, useGrouping: false });
