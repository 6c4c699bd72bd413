import { and, asc, desc, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { DEFAULT_LEVEL, type Level } from "../domain/quiz.ts";
import { commonDay, dailyQuizDay, dailyQuizPerson, dailyQuizWeek } from "./tables.ts";

export type DayRow = typeof dailyQuizDay.$inferSelect;

export async function findLevel(tx: Tx): Promise<Level> {
  const [row] = await tx.select({ level: dailyQuizPerson.level }).from(dailyQuizPerson);
  return row?.level ?? DEFAULT_LEVEL;
}

export async function saveLevel(tx: Tx, ownerId: string, level: Level): Promise<void> {
  await tx
    .insert(dailyQuizPerson)
    .values({ ownerId, level })
    .onConflictDoUpdate({ target: dailyQuizPerson.ownerId, set: { level } });
}

export async function findCommon(tx: Tx, day: string, level: Level): Promise<string[] | null> {
  const [row] = await tx
    .select({ questionIds: commonDay.questionIds })
    .from(commonDay)
    .where(and(eq(commonDay.day, day), eq(commonDay.level, level)));
  return row?.questionIds ?? null;
}

/** The first to choose decides for everyone. */
export async function addCommon(tx: Tx, row: typeof commonDay.$inferInsert): Promise<void> {
  await tx.insert(commonDay).values(row).onConflictDoNothing();
}

export async function findDay(tx: Tx, day: string): Promise<DayRow | null> {
  const [row] = await tx.select().from(dailyQuizDay).where(eq(dailyQuizDay.day, day));
  return row ?? null;
}

/** Of two devices that open a day at once, the first decides. */
export async function addDay(tx: Tx, row: typeof dailyQuizDay.$inferInsert): Promise<void> {
  await tx.insert(dailyQuizDay).values(row).onConflictDoNothing();
}

export async function removeDay(tx: Tx, day: string): Promise<void> {
  await tx.delete(dailyQuizDay).where(eq(dailyQuizDay.day, day));
}

export async function findWeek(tx: Tx, week: string) {
  const [row] = await tx.select().from(dailyQuizWeek).where(eq(dailyQuizWeek.week, week));
  return row ?? null;
}

export async function weekBefore(tx: Tx, week: string) {
  const [row] = await tx
    .select()
    .from(dailyQuizWeek)
    .where(lt(dailyQuizWeek.week, week))
    .orderBy(desc(dailyQuizWeek.week))
    .limit(1);
  return row ?? null;
}

export async function addWeek(tx: Tx, row: typeof dailyQuizWeek.$inferInsert): Promise<void> {
  await tx.insert(dailyQuizWeek).values(row).onConflictDoNothing();
}

export async function everythingOfDays(tx: Tx) {
  return {
    days: await tx.select().from(dailyQuizDay).orderBy(asc(dailyQuizDay.day)),
    level: await tx.select().from(dailyQuizPerson),
    weeks: await tx.select().from(dailyQuizWeek).orderBy(asc(dailyQuizWeek.week)),
  };
}

export async function eraseDays(tx: Tx, personId: string): Promise<void> {
  await tx.delete(dailyQuizDay).where(eq(dailyQuizDay.ownerId, personId));
  await tx.delete(dailyQuizPerson).where(eq(dailyQuizPerson.ownerId, personId));
  await tx.delete(dailyQuizWeek).where(eq(dailyQuizWeek.ownerId, personId));
}
