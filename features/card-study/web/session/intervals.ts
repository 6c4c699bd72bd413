import { text } from "#platform/i18n/web/i18n.ts";
import { formatNumber } from "#platform/ui/format.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "10 min", "4 j", "1,2 mois": short enough for a button. */
export function shortInterval(milliseconds: number): string {
  const say = (
    unit: "minutes" | "hours" | "days" | "months" | "years",
    value: number,
    digits = 0,
  ) =>
    text(`flashcards:interval.${unit}`, {
      count: Number(value.toFixed(digits)),
      n: formatNumber(value, { maximumFractionDigits: digits }),
    });
  if (milliseconds < HOUR) return say("minutes", Math.max(1, Math.round(milliseconds / MINUTE)));
  if (milliseconds < DAY * 0.75) return say("hours", Math.round(milliseconds / HOUR));
  const days = milliseconds / DAY;
  if (days < 31) return say("days", Math.max(1, Math.round(days)));
  if (days < 365) return say("months", days / 30.44, 1);
  return say("years", days / 365.25, 1);
}

/** "4:07", "1:02:33". */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
