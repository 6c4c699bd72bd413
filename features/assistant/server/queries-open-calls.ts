import { eq, lte } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { openCall } from "./tables.ts";

export type OpenCall = typeof openCall.$inferInsert;

export async function addOpenCall(tx: Tx, call: OpenCall): Promise<void> {
  await tx.insert(openCall).values(call);
}

export async function removeOpenCall(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(openCall).where(eq(openCall.messageId, messageId));
}

/** Those that began by then, removed: two servers never take the same one. */
export const takeOpenCalls = (tx: Tx, begunBy: Date) =>
  tx.delete(openCall).where(lte(openCall.at, begunBy)).returning();
