// What the quiz of a day is made of: nothing but the day, the level and what the person missed.
import { daysBetween, studyDay } from "#features/memory/domain/public.ts";
import type { BankType, Difficulty } from "#features/study/domain/public.ts";

export const LEVELS = ["standard", "advanced"] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = "standard";

export const DIFFICULTIES_OF: Readonly<Record<Level, readonly Difficulty[]>> = {
  standard: ["easy", "medium"],
  advanced: ["medium", "hard", "expert"],
};

/** One question on one screen: no series, no list of twenty-five lines. */
export const DAILY_TYPES: readonly BankType[] = ["qrm", "qru", "qrp", "qroc"];

/** The same for everyone of a level. */
export const COMMON = 5;
/** Of what the person missed, beside the common ones. */
export const MOST_DUE = 2;
/** Missed questions to bring back in a week. */
export const CHALLENGE = 5;

const FIRST_DAY = "1970-01-01";

/** FNV-1a, mixed: the same words give the same number on every machine. */
function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < words.length; at += 1)
    hash = Math.imul(hash ^ words.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The questions of a day among those of a level. All of them come before one comes again: the days
 * of a round share one order, each takes the next five.
 */
export function commonQuestions(ids: readonly string[], day: string, level: Level): string[] {
  const days = Math.max(1, Math.floor(ids.length / COMMON));
  const number = daysBetween(FIRST_DAY, day);
  const round = Math.floor(number / days);
  const place = new Map(ids.map((id) => [id, numberOf(`${level} ${round} ${id}`)]));
  const ordered = [...ids].sort(
    (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const from = (number - round * days) * COMMON;
  return ordered.slice(from, from + COMMON);
}

/** A question that was wrong, doubted or left, and when. */
export interface Missed {
  readonly id: string;
  readonly at: Date;
}

interface DueOn {
  readonly day: string;
  readonly timeZone: string;
  /** Those of the week's challenge come first. */
  readonly wanted: readonly string[];
  readonly without: readonly string[];
}

/** What was missed on an earlier day comes back, the oldest first. */
export function dueQuestions(missed: readonly Missed[], on: DueOn): string[] {
  const { day, timeZone, wanted, without } = on;
  const due = missed
    .filter(({ id, at }) => studyDay(at, timeZone) < day && !without.includes(id))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  const isWanted = ({ id }: Missed) => wanted.includes(id);
  const ordered = [...due.filter(isWanted), ...due.filter((one) => !isWanted(one))];
  return ordered.slice(0, MOST_DUE).map(({ id }) => id);
}
