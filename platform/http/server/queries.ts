import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { rateLimitWindow } from "./tables.ts";

/**
 * Counts one more use of `key` in its window, opening a new window when the last one ended. One
 * atomic statement.
 */
export async function countInWindow(tx: Tx, key: string, now: Date, endsAt: Date) {
  const over = sql`${rateLimitWindow.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(rateLimitWindow)
    .values({ key, count: 1, startedAt: now, endsAt })
    .onConflictDoUpdate({
      target: rateLimitWindow.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimitWindow.count} + 1 end`,
        startedAt: sql`case when ${over} then excluded.started_at else ${rateLimitWindow.startedAt} end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimitWindow.endsAt} end`,
      },
    })
    .returning({ count: rateLimitWindow.count, endsAt: rateLimitWindow.endsAt });
  if (!row) throw new Error("rate limit row missing");
  return row;
}

export const removeEndedWindows = (tx: Tx, now: Date) =>
  tx.delete(rateLimitWindow).where(lt(rateLimitWindow.endsAt, now));

/** The window of `key` that is open at `now`. */
export const windowOf = async (tx: Tx, key: string, now: Date) =>
  (
    await tx
      .select({ count: rateLimitWindow.count, endsAt: rateLimitWindow.endsAt })
      .from(rateLimitWindow)
      .where(and(eq(rateLimitWindow.key, key), gt(rateLimitWindow.endsAt, now)))
  )[0];

export const giveBackOne = (tx: Tx, key: string, now: Date) =>
  tx
    .update(rateLimitWindow)
    .set({ count: sql`greatest(${rateLimitWindow.count} - 1, 0)` })
    .where(and(eq(rateLimitWindow.key, key), gt(rateLimitWindow.endsAt, now)));
