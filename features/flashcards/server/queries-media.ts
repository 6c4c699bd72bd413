import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { textArray } from "./queries.ts";
import { medium } from "./tables.ts";

const fields = {
  id: medium.id,
  key: medium.key,
  name: medium.name,
  type: medium.type,
  size: medium.size,
};
export type MediumRow = { id: string; key: string; name: string; type: string; size: number };

export async function findMedium(tx: Tx, id: string): Promise<MediumRow | null> {
  const [row] = await tx.select(fields).from(medium).where(eq(medium.id, id));
  return row ?? null;
}

/** The media of these bytes, by hash. */
export async function mediaByHash(tx: Tx, hashes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: medium.id, hash: medium.hash })
    .from(medium)
    .where(sql`${medium.hash} = any(${textArray(hashes)})`);
  return new Map(rows.map(({ hash, id }) => [hash, id]));
}

export const addMedium = (tx: Tx, row: typeof medium.$inferInsert) =>
  tx.insert(medium).values(row).onConflictDoNothing();

export const listMedia = (tx: Tx, ids: readonly string[]): Promise<MediumRow[]> =>
  tx
    .select(fields)
    .from(medium)
    .where(inArray(medium.id, [...ids]));
