import { count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { medicationRcp } from "./tables.ts";

export type RcpRow = typeof medicationRcp.$inferSelect;

/** Readings of one text are one row; an official one stays official. */
export const keepReading = (tx: Tx, row: typeof medicationRcp.$inferInsert) =>
  tx
    .insert(medicationRcp)
    .values(row)
    .onConflictDoUpdate({
      target: [medicationRcp.cis, medicationRcp.digest],
      set: {
        readAt: row.readAt,
        official: sql`${medicationRcp.official} or excluded.official`,
      },
    });

/** The last reading and the one before it. */
export const lastReadings = (tx: Tx, cis: string): Promise<RcpRow[]> =>
  tx
    .select()
    .from(medicationRcp)
    .where(eq(medicationRcp.cis, cis))
    .orderBy(desc(medicationRcp.readAt), desc(medicationRcp.digest))
    .limit(2);

/** The last reading of each of these drugs. */
export const lastOfEach = (tx: Tx, cis: readonly string[]): Promise<RcpRow[]> =>
  cis.length === 0
    ? Promise.resolve([])
    : tx
        .selectDistinctOn([medicationRcp.cis])
        .from(medicationRcp)
        .where(inArray(medicationRcp.cis, [...cis]))
        .orderBy(medicationRcp.cis, desc(medicationRcp.readAt));

/** The last reading of every drug that has one. */
export const everyLast = (tx: Tx): Promise<RcpRow[]> =>
  tx
    .selectDistinctOn([medicationRcp.cis])
    .from(medicationRcp)
    .orderBy(medicationRcp.cis, desc(medicationRcp.readAt));

/** Drugs whose text is held: they are told apart before anything is read of them. */
export const drugsWithRcp = (tx: Tx): Promise<{ cis: string }[]> =>
  tx.selectDistinct({ cis: medicationRcp.cis }).from(medicationRcp);

export async function officialReadings(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ read: count() })
    .from(medicationRcp)
    .where(eq(medicationRcp.official, true));
  return row?.read ?? 0;
}
