import { asc, inArray } from "drizzle-orm";
import { notifyIn, type Tx } from "#platform/db/database.ts";
import { jobOutbox } from "./tables.ts";

export const OUTBOX_CHANNEL = "job_outbox";

export async function appendToOutbox(tx: Tx, row: typeof jobOutbox.$inferInsert) {
  await tx.insert(jobOutbox).values(row);
  await notifyIn(tx, OUTBOX_CHANNEL, "");
}

export const readOutbox = (tx: Tx, limit: number) =>
  tx.select().from(jobOutbox).orderBy(asc(jobOutbox.createdAt)).limit(limit);

export const removeFromOutbox = (tx: Tx, ids: string[]) =>
  tx.delete(jobOutbox).where(inArray(jobOutbox.id, ids));
