// Whose cards are to be folded again because days are counted otherwise, and how far that is.
import { isNull, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { dayRecount } from "./tables.ts";

/** Everybody whose cards are not all folded again. To be asked by the system. */
export async function unfinishedRecounts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ ownerId: dayRecount.ownerId })
    .from(dayRecount)
    .where(isNull(dayRecount.finishedAt));
  return rows.map(({ ownerId }) => ownerId);
}

/**
 * The person's recount, locked: two servers that run the same job take turns. Null when there is
 * none to go on with.
 */
export async function lockRecount(tx: Tx) {
  const [row] = await tx
    .select({ cursor: dayRecount.cursor })
    .from(dayRecount)
    .where(isNull(dayRecount.finishedAt))
    .for("update");
  return row ?? null;
}

export const advanceRecount = (tx: Tx, cursor: string, moved: number) =>
  tx
    .update(dayRecount)
    .set({ cursor, moved: sql`${dayRecount.moved} + ${moved}::int` })
    .where(isNull(dayRecount.finishedAt));

export const finishRecount = (tx: Tx, finishedAt: Date) =>
  tx.update(dayRecount).set({ finishedAt }).where(isNull(dayRecount.finishedAt));

/** What the person has not read yet; null when there is nothing to say. */
export async function unreadRecount(tx: Tx): Promise<{ moved: number } | null> {
  const [row] = await tx
    .select({ moved: dayRecount.moved })
    .from(dayRecount)
    .where(sql`${dayRecount.finishedAt} is not null and ${dayRecount.seenAt} is null`);
  return row ?? null;
}

export const markRecountRead = (tx: Tx, seenAt: Date) =>
  tx.update(dayRecount).set({ seenAt }).where(isNull(dayRecount.seenAt));
