// The quiz of a day: its questions are chosen once, then it is a paper like any other.
import { papers, questions } from "#features/study/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import {
  commonQuestions,
  DAILY_TYPES,
  DIFFICULTIES_OF,
  dueQuestions,
  type Level,
} from "../domain/quiz.ts";
import type { DailyQuiz } from "../domain/wire-daily.ts";
import { openWeek } from "./open-week.ts";
import {
  addCommon,
  addDay,
  findCommon,
  findDay,
  findLevel,
  removeDay,
  saveLevel,
} from "./queries.ts";

type Needed = Pick<Services, "db" | "now">;
interface LocalDay {
  readonly day: string;
  readonly timeZone: string;
}

/** Null when the bank has no question of the level. */
export async function openDay(
  services: Needed,
  ownerId: string,
  on: LocalDay,
): Promise<DailyQuiz | null> {
  const known = await services.db.asPerson(ownerId, async (tx) => ({
    quiz: await knownDay(services, tx, on.day),
    level: await findLevel(tx),
  }));
  if (known.quiz) return known.quiz;
  const common = await commonOf(services, on.day, known.level);
  if (common.length === 0) return null;
  return services.db.asPerson(ownerId, async (tx) => {
    await makeDay(services, tx, ownerId, { ...on, level: known.level, common });
    return knownDay(services, tx, on.day);
  });
}

async function knownDay({ now }: Needed, tx: Tx, day: string): Promise<DailyQuiz | null> {
  const row = await findDay(tx, day);
  const paper = row && (await papers.find(tx, row.attemptId, now()));
  if (paper) return { day, level: row.level, common: row.common, paper };
  // Its paper was thrown away from the history: the day begins again.
  if (row) await removeDay(tx, day);
  return null;
}

/** The same for everyone of the level, also after the bank has changed. */
async function commonOf({ db }: Needed, day: string, level: Level): Promise<string[]> {
  const known = await db.asSystem("read the questions of a day", (tx) =>
    findCommon(tx, day, level),
  );
  if (known) return known;
  return db.asSystem("choose the questions of a day", async (tx) => {
    const ids = await questions.bankIds(tx, {
      types: DAILY_TYPES,
      difficulties: DIFFICULTIES_OF[level],
    });
    const questionIds = commonQuestions(ids, day, level);
    if (questionIds.length > 0) await addCommon(tx, { day, level, questionIds });
    return (await findCommon(tx, day, level)) ?? [];
  });
}

async function makeDay(
  services: Needed,
  tx: Tx,
  ownerId: string,
  { day, timeZone, level, common }: LocalDay & { level: Level; common: readonly string[] },
): Promise<void> {
  const missed = await questions.missed(tx, DAILY_TYPES);
  const week = await openWeek(services, tx, ownerId, { day, missed });
  const due = dueQuestions(missed, {
    ...{ day, timeZone, without: common },
    wanted: week?.questionIds ?? [],
  });
  const started = await papers.start(services, tx, ownerId, {
    ...{ id: crypto.randomUUID(), timeZone, daily: day },
    questionIds: [...common, ...due],
  });
  if (!started) return;
  const shared = started.questions.filter(({ id }) => common.includes(id)).length;
  await addDay(tx, { ownerId, day, level, attemptId: started.id, common: shared });
}

/** A day that was begun keeps its questions. */
export async function setLevel(
  tx: Tx,
  ownerId: string,
  { level, days }: { level: Level; days: readonly string[] },
): Promise<void> {
  await saveLevel(tx, ownerId, level);
  for (const day of days) {
    const row = await findDay(tx, day);
    if (row && row.level !== level && !(await papers.hasAnswers(tx, row.attemptId)))
      await removeDay(tx, day);
  }
}
