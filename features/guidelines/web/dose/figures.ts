// Amounts as they are read: rounded on display only, in the language of the person.
import { formatNumber } from "#platform/ui/format.ts";

/** Fine enough that rounding never changes a dose by more than one in a hundred. */
const digits = (value: number): number => {
  if (value < 1) return 3;
  return value < 10 ? 2 : 1;
};
const figure = (value: number) => formatNumber(value, { maximumFractionDigits: digits(value) });

/** "8,2", "10 à 20". */
export const rangeOf = ({ low, high }: { low: number; high: number }): string =>
  low === high ? figure(low) : `${figure(low)} à\u00a0${figure(high)}`;
