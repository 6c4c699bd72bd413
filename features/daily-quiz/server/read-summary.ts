import { endOfStudyDay } from "#features/memory/domain/public.ts";
import { standing } from "#features/progress/server/public.ts";
import { papers } from "#features/study/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import type { Summary } from "../domain/wire-daily.ts";
import { readChallenge } from "./open-week.ts";
import { findDay } from "./queries.ts";

/** Null when the person had no quiz that day; "open" until it is handed in. */
export async function readSummary(
  services: Pick<Services, "now">,
  tx: Tx,
  ownerId: string,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<Summary | "open" | null> {
  const row = await findDay(tx, day);
  if (!row) return null;
  const outcome = await papers.outcome(tx, row.attemptId);
  if (!outcome) return null;
  if (outcome === "open") return "open";
  const now = services.now();
  const { streak, badges } = await standing.overview(tx, { now, timeZone });
  const { questions } = outcome;
  return {
    day,
    attemptId: row.attemptId,
    count: questions.length,
    right: questions.filter(({ score }) => score === 1).length,
    score: outcome.score,
    spent: questions.reduce((sum, { spent }) => sum + spent, 0),
    xp: await standing.xpOfAnswers(tx, ownerId, questions),
    streak: { days: streak.days, frozen: streak.frozen },
    badges: badges.filter(({ earnedOn }) => earnedOn === day).map(({ id }) => id),
    challenge: await readChallenge(services, tx, ownerId, day),
    nextAt: endOfStudyDay(now, timeZone),
  };
}
