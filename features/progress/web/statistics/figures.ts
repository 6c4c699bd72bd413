// How the figures of this page are written.
import { formatNumber } from "#platform/ui/format.ts";
import { dayName } from "../scores/days.ts";

/** A share of fewer answers than this says nothing. */
const ENOUGH = 20;

export const shortDay = (day: string): string => dayName(day, { day: "numeric", month: "short" });
export const longDay = (day: string): string => dayName(day);

export const percent = (share: number, digits = 0): string =>
  formatNumber(share, { style: "percent", maximumFractionDigits: digits });

/** null when too few answers were given. */
export const shareOf = ({ asked, passed }: { asked: number; passed: number }): string | null =>
  asked < ENOUGH ? null : percent(passed / asked, 1);

export const minutesOf = (milliseconds: number): number => Math.round(milliseconds / 60_000);
