import { text } from "#platform/i18n/web/i18n.ts";
import { formatAgo, formatNumber } from "#platform/ui/format.ts";
import { isDue } from "../domain/schedule.ts";
import type { Sheet } from "../domain/wire.ts";
import { endOfDay } from "./review/open-review.ts";

/** When a sheet comes back, in words. */
export function dueText({ due }: Pick<Sheet["state"], "due">, now = new Date()): string {
  if (due === null) return text("revision-sheets:due.never");
  if (isDue({ due }, endOfDay(now))) return text("revision-sheets:due.now");
  return text("revision-sheets:due.later", { when: formatAgo(due, now) });
}

const DAY = 86_400_000;

/** "4 j", "2 mois": short enough for a button. */
export function shortInterval(milliseconds: number): string {
  const days = Math.max(1, Math.round(milliseconds / DAY));
  const say = (unit: "day" | "month" | "year", value: number) =>
    formatNumber(value, {
      style: "unit",
      unit,
      unitDisplay: "short",
      maximumFractionDigits: unit === "day" ? 0 : 1,
    });
  if (days < 31) return say("day", days);
  return days < 365 ? say("month", days / 30.4) : say("year", days / 365);
}
