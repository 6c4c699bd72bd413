import { and, asc, desc, eq, isNull, max, or } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { promptInUse, promptVersion, savedQuestion } from "./tables.ts";

export async function findPublished(
  tx: Tx,
  mode: string,
): Promise<{ version: number; text: string } | null> {
  const [row] = await tx
    .select({ version: promptVersion.version, text: promptVersion.text })
    .from(promptInUse)
    .innerJoin(
      promptVersion,
      and(eq(promptVersion.mode, promptInUse.mode), eq(promptVersion.version, promptInUse.version)),
    )
    .where(eq(promptInUse.mode, mode));
  return row ?? null;
}

export const listInUse = (tx: Tx) =>
  tx
    .select({
      mode: promptInUse.mode,
      version: promptInUse.version,
      publishedAt: promptInUse.publishedAt,
    })
    .from(promptInUse);

/** Latest version of each mode that has one. */
export const listLatest = (tx: Tx) =>
  tx
    .select({ mode: promptVersion.mode, latest: max(promptVersion.version) })
    .from(promptVersion)
    .groupBy(promptVersion.mode);

export const listVersions = (tx: Tx, mode: string) =>
  tx
    .select({
      version: promptVersion.version,
      text: promptVersion.text,
      note: promptVersion.note,
      createdAt: promptVersion.createdAt,
      author: user.name,
    })
    .from(promptVersion)
    .leftJoin(user, eq(user.id, promptVersion.createdById))
    .where(eq(promptVersion.mode, mode))
    .orderBy(desc(promptVersion.version));

export const latestVersion = async (tx: Tx, mode: string): Promise<number> =>
  (
    await tx
      .select({ latest: max(promptVersion.version) })
      .from(promptVersion)
      .where(eq(promptVersion.mode, mode))
  )[0]?.latest ?? 0;

/** False when somebody else added that version first. */
export const insertVersion = async (
  tx: Tx,
  row: typeof promptVersion.$inferInsert,
): Promise<boolean> =>
  (
    await tx
      .insert(promptVersion)
      .values(row)
      .onConflictDoNothing()
      .returning({ version: promptVersion.version })
  ).length === 1;

export const hasVersion = async (tx: Tx, mode: string, version: number): Promise<boolean> =>
  (
    await tx
      .select({ version: promptVersion.version })
      .from(promptVersion)
      .where(and(eq(promptVersion.mode, mode), eq(promptVersion.version, version)))
  ).length === 1;

export async function putInUse(tx: Tx, row: typeof promptInUse.$inferInsert): Promise<void> {
  await tx
    .insert(promptInUse)
    .values(row)
    .onConflictDoUpdate({ target: promptInUse.mode, set: row });
}

export const listSavedQuestions = (tx: Tx, mode: string) =>
  tx
    .select({ id: savedQuestion.id, mode: savedQuestion.mode, text: savedQuestion.text })
    .from(savedQuestion)
    .where(or(isNull(savedQuestion.mode), eq(savedQuestion.mode, mode)))
    .orderBy(asc(savedQuestion.createdAt), asc(savedQuestion.id));

export const insertSavedQuestion = (tx: Tx, row: typeof savedQuestion.$inferInsert) =>
  tx.insert(savedQuestion).values(row).onConflictDoNothing();

export const deleteSavedQuestion = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx
      .delete(savedQuestion)
      .where(eq(savedQuestion.id, id))
      .returning({ id: savedQuestion.id })
  ).length === 1;

export const findSavedQuestion = async (tx: Tx, id: string) =>
  (
    await tx
      .select({ text: savedQuestion.text })
      .from(savedQuestion)
      .where(eq(savedQuestion.id, id))
  )[0];
