import { desc, eq, lt } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { SavedCoding } from "../contract.ts";
import { codingRecord } from "./tables.ts";

const columns = {
  id: codingRecord.id,
  content: codingRecord.content,
  keptAt: codingRecord.keptAt,
};

/** Resolves to false when the id belongs to somebody else. */
export async function keepRecord(
  tx: Tx,
  ownerId: string,
  { id, content, keptAt }: { id: string; content: SavedCoding; keptAt: Date },
): Promise<boolean> {
  const changed = await tx
    .update(codingRecord)
    .set({ content, keptAt })
    .where(eq(codingRecord.id, id))
    .returning({ id: codingRecord.id });
  if (changed.length > 0) return true;
  const added = await tx
    .insert(codingRecord)
    .values({ id, ownerId, content, keptAt })
    .onConflictDoNothing()
    .returning({ id: codingRecord.id });
  return added.length > 0;
}

export const recordsOf = (tx: Tx, limit: number) =>
  tx
    .select(columns)
    .from(codingRecord)
    .orderBy(desc(codingRecord.keptAt), desc(codingRecord.id))
    .limit(limit);

export const everyRecord = (tx: Tx) =>
  tx.select(columns).from(codingRecord).orderBy(desc(codingRecord.keptAt));

export async function eraseRecord(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(codingRecord)
    .where(eq(codingRecord.id, id))
    .returning({ id: codingRecord.id });
  return gone.length > 0;
}

export async function eraseRecords(tx: Tx, personId: string): Promise<void> {
  await tx.delete(codingRecord).where(eq(codingRecord.ownerId, personId));
}

export async function eraseOldRecords(tx: Tx, before: Date): Promise<void> {
  await tx.delete(codingRecord).where(lt(codingRecord.keptAt, before));
}
