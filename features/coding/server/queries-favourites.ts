import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { BrowsedTable } from "../contract.ts";
import { codingFavourite } from "./tables.ts";

/** Opened codes that are kept beside those that were marked. */
const RECENT = 20;

const columns = {
  table: codingFavourite.nomenclature,
  code: codingFavourite.code,
  starred: codingFavourite.starred,
  usedAt: codingFavourite.usedAt,
};

interface Marked {
  table: BrowsedTable;
  code: string;
  at: Date;
}

export async function starCode(
  tx: Tx,
  ownerId: string,
  { table, code, at }: Marked,
  on: boolean,
): Promise<void> {
  await tx
    .insert(codingFavourite)
    .values({ ownerId, nomenclature: table, code, starred: on, usedAt: at })
    .onConflictDoUpdate({
      target: [codingFavourite.ownerId, codingFavourite.nomenclature, codingFavourite.code],
      set: { starred: on },
    });
}

/** Opened now; the oldest of those that were not marked goes. */
export async function useCode(tx: Tx, ownerId: string, { table, code, at }: Marked): Promise<void> {
  await tx
    .insert(codingFavourite)
    .values({ ownerId, nomenclature: table, code, starred: false, usedAt: at })
    .onConflictDoUpdate({
      target: [codingFavourite.ownerId, codingFavourite.nomenclature, codingFavourite.code],
      set: { usedAt: at },
    });
  const last = tx
    .select({ key: sql`${codingFavourite.nomenclature} || ${codingFavourite.code}` })
    .from(codingFavourite)
    .where(eq(codingFavourite.starred, false))
    .orderBy(desc(codingFavourite.usedAt))
    .limit(RECENT);
  await tx
    .delete(codingFavourite)
    .where(
      and(
        eq(codingFavourite.starred, false),
        notInArray(sql`${codingFavourite.nomenclature} || ${codingFavourite.code}`, last),
      ),
    );
}

export const everyFavourite = (tx: Tx) =>
  tx.select(columns).from(codingFavourite).orderBy(desc(codingFavourite.usedAt));

export async function eraseFavourites(tx: Tx, personId: string): Promise<void> {
  await tx.delete(codingFavourite).where(eq(codingFavourite.ownerId, personId));
}
