// Papers opened to a class, and the papers that were begun from them.
import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { AttemptRow } from "./queries-attempts.ts";
import { answer, attempt, classPaper } from "./tables.ts";

export type ClassPaperRow = typeof classPaper.$inferSelect;

/** False when the code is taken. */
export async function addClassPaper(tx: Tx, row: typeof classPaper.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(classPaper)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: classPaper.id });
  return added.length > 0;
}

/** Seen by its owner alone. */
export async function ownClassPaper(tx: Tx, id: string): Promise<ClassPaperRow | null> {
  const [row] = await tx.select().from(classPaper).where(eq(classPaper.id, id));
  return row ?? null;
}

export const ownClassPapers = (tx: Tx): Promise<ClassPaperRow[]> =>
  tx.select().from(classPaper).orderBy(desc(classPaper.createdAt), asc(classPaper.id)).limit(100);

/** By the system: whoever has the code may begin. */
export async function classPaperByCode(tx: Tx, code: string): Promise<ClassPaperRow | null> {
  const [row] = await tx.select().from(classPaper).where(eq(classPaper.code, code));
  return row ?? null;
}

export async function deleteClassPaper(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(classPaper)
    .where(eq(classPaper.id, id))
    .returning({ id: classPaper.id });
  return gone.length > 0;
}

const ofClass = (id: string) => sql`${attempt.settings}->'classPaper'->>'id' = ${id}`;

/** Two tabs that join at once take turns: the number of attempts holds. */
export async function myClassAttempts(tx: Tx, ownerId: string, id: string): Promise<AttemptRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${ownerId}:${id}`}, 0))`);
  return tx.select().from(attempt).where(ofClass(id)).orderBy(asc(attempt.startedAt));
}

/** By the system: everybody's, handed in. */
export const classAttempts = (tx: Tx, id: string): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(attempt)
    .where(and(ofClass(id), isNotNull(attempt.submittedAt)));

export const answersOfAll = (tx: Tx, ids: readonly string[]) =>
  tx
    .select()
    .from(answer)
    .where(inArray(answer.attemptId, [...ids]));

export const exportClassPapers = (tx: Tx) =>
  tx.select().from(classPaper).orderBy(asc(classPaper.createdAt));

export async function eraseClassPapers(tx: Tx, personId: string): Promise<void> {
  await tx.delete(classPaper).where(eq(classPaper.ownerId, personId));
}
