import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { serverPresence } from "./tables.ts";

export const markSeen = (tx: Tx, id: string) =>
  tx
    .insert(serverPresence)
    .values({ id, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: serverPresence.id, set: { seenAt: sql`now()` } });

/** The other servers seen within `seconds`. The database's clock counts, not the servers'. */
export const othersAlive = (tx: Tx, id: string, seconds: number) =>
  tx
    .select({ id: serverPresence.id })
    .from(serverPresence)
    .where(
      and(
        ne(serverPresence.id, id),
        gt(serverPresence.seenAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    );

export const forgetServer = (tx: Tx, id: string) =>
  tx.delete(serverPresence).where(eq(serverPresence.id, id));

/** Those of a day ago, which left without a word. */
export const forgetGone = (tx: Tx) =>
  tx
    .delete(serverPresence)
    .where(lt(serverPresence.seenAt, sql`now() - interval '1 day'`))
    .returning({ id: serverPresence.id });
