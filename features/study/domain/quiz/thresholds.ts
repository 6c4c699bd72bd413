// Thresholds as a text writes them.
import type { Amount } from "./amounts.ts";

export interface Threshold extends Amount {
  readonly bound: string;
  /** Its place in the text. */
  readonly from: number;
  readonly to: number;
}

const COMPARED =
  /(?<![\d,])([<>≤≥])[\s\u00a0\u202f]?(\d{1,4}(?:,\d+)?)[\s\u00a0\u202f]?(mmol\/L|mg\/dL|g\/dL|g\/L|mg\/L|µg\/L|ng\/mL|mL\/min|mmHg|kPa|°C|%|ms|mL|cm|mm|ans|heures|jours|h|kg)(?![\p{L}\d/])/gu;

/** "≥ 6,5 mmol/L", each with its place. */
export const thresholdsIn = (text: string): Threshold[] =>
  [...text.matchAll(COMPARED)].map(
    ({ 0: all, 1: bound = "", 2: value = "", 3: unit = "", index }) => ({
      ...{ bound, value, unit, from: index, to: index + all.length },
    }),
  );
