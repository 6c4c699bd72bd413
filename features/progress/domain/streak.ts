// Days in a row with at least one review. A day on call neither counts nor breaks; today is never
// late.
import { addDays, daysBetween } from "#features/memory/domain/public.ts";

export interface Streak {
  /** Days of work in the run that leads to today. */
  days: number;
  /** Days on call inside that run, which held it. */
  frozen: number;
  longest: number;
  doneToday: boolean;
  onCallToday: boolean;
}

export interface Run {
  /** The day on which the run had this many days. */
  day: string;
  length: number;
  frozen: number;
}

/** The length of the run that each worked day belongs to, in the order of the days. */
export function runs(worked: Iterable<string>, onCall: ReadonlySet<string>): Run[] {
  const list: Run[] = [];
  for (const day of [...new Set(worked)].sort()) {
    const before = list.at(-1);
    const between = before ? held(before.day, day, onCall) : null;
    list.push(
      before && between !== null
        ? { day, length: before.length + 1, frozen: before.frozen + between }
        : { day, length: 1, frozen: 0 },
    );
  }
  return list;
}

/**
 * How many days stand between two worked days, when each of them was on call; null when one was
 * not.
 */
function held(from: string, to: string, onCall: ReadonlySet<string>): number | null {
  const between = daysBetween(from, to) - 1;
  // More days than were ever marked cannot all be on call: years apart are not walked.
  if (between > onCall.size) return null;
  for (let step = 1; step <= between; step += 1) if (!onCall.has(addDays(from, step))) return null;
  return between;
}

export function streakOf(
  worked: Iterable<string>,
  onCall: ReadonlySet<string>,
  today: string,
): Streak {
  const all = runs(worked, onCall);
  // A traveller may have worked on what is still tomorrow here.
  const until = all.filter(({ day }) => day <= today);
  const last = until.at(-1);
  const since = last && last.day < today ? held(last.day, today, onCall) : 0;
  const running = last !== undefined && since !== null;
  return {
    days: running ? last.length : 0,
    frozen: running ? last.frozen + since : 0,
    longest: Math.max(0, ...all.map(({ length }) => length)),
    doneToday: last?.day === today,
    onCallToday: onCall.has(today),
  };
}
