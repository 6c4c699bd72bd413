import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { noteType, transfer } from "./tables.ts";

export const everythingOf = async (tx: Tx) => ({
  noteTypes: await tx.select().from(noteType),
  transfers: await tx
    .select({
      direction: transfer.direction,
      fileName: transfer.fileName,
      createdAt: transfer.createdAt,
    })
    .from(transfer),
});

/** Files of the person in the store. */
export async function fileKeysOf(tx: Tx, personId: string): Promise<string[]> {
  const transfers = await tx
    .select({ key: transfer.key })
    .from(transfer)
    .where(eq(transfer.ownerId, personId));
  return transfers.flatMap(({ key }) => key ?? []);
}

export async function eraseEverythingOf(tx: Tx, personId: string) {
  await tx.delete(noteType).where(eq(noteType.ownerId, personId));
  await tx.delete(transfer).where(eq(transfer.ownerId, personId));
}
