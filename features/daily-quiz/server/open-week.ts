// The challenge of a week is chosen once, from what the person forgets.
import { questions } from "#features/study/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { challengeQuestions, weekOf } from "../domain/challenge.ts";
import { DAILY_TYPES, type Missed } from "../domain/quiz.ts";
import type { Challenge } from "../domain/wire-daily.ts";
import { addWeek, findWeek, weekBefore } from "./queries.ts";

/** Null while nothing was missed. */
export async function openWeek(
  { now }: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { day, missed }: { day: string; missed?: readonly Missed[] },
) {
  const week = weekOf(day);
  const known = await findWeek(tx, week);
  if (known) return known;
  const left = (await weekBefore(tx, week))?.questionIds ?? [];
  const all = missed ?? (await questions.missed(tx, DAILY_TYPES));
  const questionIds = challengeQuestions(left, all);
  if (questionIds.length === 0) return null;
  await addWeek(tx, { ownerId, week, questionIds, madeAt: now() });
  return findWeek(tx, week);
}

export async function readChallenge(
  services: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  day: string,
): Promise<Challenge | null> {
  const row = await openWeek(services, tx, ownerId, { day });
  if (!row) return null;
  const known = await questions.standings(tx, row.questionIds);
  return {
    week: row.week,
    target: row.questionIds.length,
    reached: known.filter(({ score, at }) => score === 1 && at >= row.madeAt).length,
    specialties: [...new Set(known.flatMap(({ specialty }) => specialty ?? []))].sort(),
  };
}
