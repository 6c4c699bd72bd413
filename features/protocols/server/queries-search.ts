import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { type PassageRow, passageColumns } from "./queries.ts";
import { protocolPassage } from "./tables.ts";

/** Every passage of these versions, as they are read. */
export const passagesOf = (tx: Tx, versionIds: readonly string[]): Promise<PassageRow[]> =>
  tx
    .select(passageColumns)
    .from(protocolPassage)
    .where(inArray(protocolPassage.versionId, [...versionIds]))
    .orderBy(asc(protocolPassage.versionId), asc(protocolPassage.position));

export async function findPassage(tx: Tx, id: string): Promise<PassageRow | null> {
  const [row] = await tx
    .select(passageColumns)
    .from(protocolPassage)
    .where(eq(protocolPassage.id, id));
  return row ?? null;
}
