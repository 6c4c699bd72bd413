import { addDays, daysBetween } from "#features/memory/domain/public.ts";
import { ON_CALL } from "./amounts.ts";

export type OnCallRefusal = "tooFar" | "tooMany";

/**
 * Whether a day may be marked as on call, given those that are: near today, and not more in a week
 * than anybody works.
 */
export function mayMark(
  day: string,
  today: string,
  marked: ReadonlySet<string>,
): { ok: true } | { ok: false; reason: OnCallRefusal } {
  if (!inReach(day, today)) return { ok: false, reason: "tooFar" };
  const with_ = new Set([...marked, day]);
  for (let first = -6; first <= 0; first += 1) {
    const week = Array.from({ length: 7 }, (_, step) => addDays(day, first + step));
    if (week.filter((one) => with_.has(one)).length > ON_CALL.inSevenDays)
      return { ok: false, reason: "tooMany" };
  }
  return { ok: true };
}

/** What is further back or ahead is neither marked nor taken off. */
export function inReach(day: string, today: string): boolean {
  const ahead = daysBetween(today, day);
  return ahead >= -ON_CALL.back && ahead <= ON_CALL.ahead;
}
