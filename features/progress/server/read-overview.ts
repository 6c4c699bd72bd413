import { addDays, DEFAULT_ZONE, studyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { badgesOf, type DayRow, total, workedDays } from "../domain/badges.ts";
import { SOURCES, type Source } from "../domain/day-figures.ts";
import { levelOf } from "../domain/level.ts";
import { streakOf } from "../domain/streak.ts";
import type { DayOnWire, OnCall, Overview } from "../domain/wire-progress.ts";
import { allDays, daysSince, findTimeZone, onCallDays } from "./queries.ts";

interface Moment {
  now: Date;
  timeZone: string;
}

export async function readOverview(tx: Tx, { now, timeZone }: Moment): Promise<Overview> {
  const today = studyDay(now, timeZone);
  const rows = await allDays(tx);
  const onCall = new Set(await onCallDays(tx));
  const worked = workedDays(rows);
  const { xp } = total(rows);
  const level = levelOf(xp);
  return {
    today,
    timeZone: (await findTimeZone(tx)) ?? DEFAULT_ZONE,
    xp,
    level,
    xpToNext: level.next - xp,
    streak: streakOf(worked, onCall, today),
    badges: badgesOf(rows, onCall),
    totals: Object.fromEntries(
      SOURCES.map((source) => [source, total(rows, source)]),
    ) as Overview["totals"],
    todayFigures: total(rows.filter(({ day }) => day === today)),
    workedDays: worked.size,
  };
}

/** The last days in order, the empty ones too. */
export async function readDays(
  tx: Tx,
  { now, timeZone }: Moment,
  days: number,
  source: Source | undefined,
): Promise<DayOnWire[]> {
  const today = studyDay(now, timeZone);
  const first = addDays(today, 1 - days);
  const rows = Map.groupBy(await daysSince(tx, first), ({ day }) => day);
  const onCall = new Set(await onCallDays(tx));
  return Array.from({ length: days }, (_, step) => {
    const day = addDays(first, step);
    const none: DayRow[] = [];
    return { day, ...total(rows.get(day) ?? none, source), onCall: onCall.has(day) };
  });
}

export const readOnCall = async (tx: Tx, { now, timeZone }: Moment): Promise<OnCall> => ({
  today: studyDay(now, timeZone),
  days: await onCallDays(tx),
});
