// What YEARS and its version for pregnancy share.
import { dDimer } from "./quantities.ts";
import { listed } from "./score.ts";

export const YEARS_INPUTS = {
  dvtSigns: listed,
  haemoptysis: listed,
  mostLikely: { kind: "yesno" },
  dDimer,
} as const;

export interface YearsItems {
  dvtSigns: boolean;
  haemoptysis: boolean;
  mostLikely: boolean;
  /** µg/L. */
  dDimer: number;
}

/** D-dimer against 1000 µg/L without any item, against 500 with one or more; the share in per cent. */
export function yearsShare(
  { dvtSigns, haemoptysis, mostLikely, dDimer: measured }: YearsItems,
  show: (value: number, decimals: number) => string,
) {
  const items = [dvtSigns, haemoptysis, mostLikely].filter(Boolean).length;
  const threshold = items === 0 ? 1000 : 500;
  const value = (100 * measured) / threshold;
  return {
    value,
    parts: [],
    also: [
      { id: "items", value: items, unit: "", decimals: 0 },
      { id: "threshold", value: threshold, unit: "µg/L", decimals: 0 },
    ],
    formula: `100 × ${show(measured, 0)} / ${show(threshold, 0)} = ${show(value, 1)}`,
  } as const;
}
