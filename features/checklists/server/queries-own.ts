import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { OwnContent } from "../domain/own.ts";
import { ownChecklist, ownChecklistVersion } from "./tables.ts";

const latest = sql`${ownChecklistVersion.number} = (select max(v.number) from own_checklist_version v where v.checklist_id = ${ownChecklist.id})`;

const columns = {
  id: ownChecklist.id,
  ownerId: ownChecklist.ownerId,
  author: ownChecklist.author,
  shared: ownChecklist.shared,
  number: ownChecklistVersion.number,
  content: ownChecklistVersion.content,
};

/** Mine and those that others share, each in its latest version. */
export const ownChecklists = (tx: Tx) =>
  tx
    .select(columns)
    .from(ownChecklist)
    .innerJoin(ownChecklistVersion, eq(ownChecklistVersion.checklistId, ownChecklist.id))
    .where(latest)
    .orderBy(asc(ownChecklist.createdAt), asc(ownChecklist.id));
export type OwnRow = Awaited<ReturnType<typeof ownChecklists>>[number];

export async function findOwn(tx: Tx, id: string): Promise<OwnRow | null> {
  const [row] = await tx
    .select(columns)
    .from(ownChecklist)
    .innerJoin(ownChecklistVersion, eq(ownChecklistVersion.checklistId, ownChecklist.id))
    .where(and(eq(ownChecklist.id, id), latest));
  return row ?? null;
}

export const versionsOf = (tx: Tx, id: string) =>
  tx
    .select({ number: ownChecklistVersion.number, savedAt: ownChecklistVersion.savedAt })
    .from(ownChecklistVersion)
    .where(eq(ownChecklistVersion.checklistId, id))
    .orderBy(desc(ownChecklistVersion.number));

export async function contentOf(tx: Tx, id: string, number: number): Promise<OwnContent | null> {
  const [row] = await tx
    .select({ content: ownChecklistVersion.content })
    .from(ownChecklistVersion)
    .where(and(eq(ownChecklistVersion.checklistId, id), eq(ownChecklistVersion.number, number)));
  return row?.content ?? null;
}

export async function findVersion(tx: Tx, versionId: string) {
  const [row] = await tx
    .select({ checklistId: ownChecklistVersion.checklistId, number: ownChecklistVersion.number })
    .from(ownChecklistVersion)
    .where(eq(ownChecklistVersion.id, versionId));
  return row ?? null;
}

export async function countOwn(tx: Tx, ownerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(ownChecklist)
    .where(eq(ownChecklist.ownerId, ownerId));
  return row?.n ?? 0;
}

/** False when that id is already somebody's. */
export async function addOwn(tx: Tx, row: typeof ownChecklist.$inferInsert): Promise<boolean> {
  await tx.insert(ownChecklist).values(row).onConflictDoNothing();
  const [mine] = await tx
    .select({ id: ownChecklist.id })
    .from(ownChecklist)
    .where(and(eq(ownChecklist.id, row.id), eq(ownChecklist.ownerId, row.ownerId)));
  return mine !== undefined;
}

/** Keeps others from saving until the end of the transaction: the second of two finds the first. */
export async function lockOwn(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: ownChecklist.id })
    .from(ownChecklist)
    .where(and(eq(ownChecklist.id, id), eq(ownChecklist.ownerId, ownerId)))
    .for("update");
  return rows.length === 1;
}

export async function addVersion(
  tx: Tx,
  row: typeof ownChecklistVersion.$inferInsert,
): Promise<void> {
  await tx.insert(ownChecklistVersion).values(row);
}

export async function setShared(
  tx: Tx,
  id: string,
  ownerId: string,
  shared: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(ownChecklist)
    .set({ shared })
    .where(and(eq(ownChecklist.id, id), eq(ownChecklist.ownerId, ownerId)))
    .returning({ id: ownChecklist.id });
  return changed.length === 1;
}

export async function dropOwn(tx: Tx, id: string, ownerId: string): Promise<boolean> {
  const gone = await tx
    .delete(ownChecklist)
    .where(and(eq(ownChecklist.id, id), eq(ownChecklist.ownerId, ownerId)))
    .returning({ id: ownChecklist.id });
  return gone.length === 1;
}

/** With every version, for who takes their data away. */
export const everyOwn = (tx: Tx, ownerId: string) =>
  tx
    .select({
      id: ownChecklist.id,
      shared: ownChecklist.shared,
      number: ownChecklistVersion.number,
      savedAt: ownChecklistVersion.savedAt,
      content: ownChecklistVersion.content,
    })
    .from(ownChecklist)
    .innerJoin(ownChecklistVersion, eq(ownChecklistVersion.checklistId, ownChecklist.id))
    .where(eq(ownChecklist.ownerId, ownerId))
    .orderBy(asc(ownChecklist.id), asc(ownChecklistVersion.number));

export async function eraseOwn(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(ownChecklist).where(eq(ownChecklist.ownerId, ownerId));
}
