import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { serverPresence } from "./tables.ts";

export const markSeen = (tx: Tx, id: string, filesMark: string) =>
  tx
    .insert(serverPresence)
    .values({ id, filesMark, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: serverPresence.id, set: { seenAt: sql`now()` } });

/** Servers seen within `seconds` whose files are not ours. The database's clock counts, not the servers'. */
export const othersWithOtherFiles = (tx: Tx, id: string, filesMark: string, seconds: number) =>
  tx
    .select({ id: serverPresence.id })
    .from(serverPresence)
    .where(
      and(
        ne(serverPresence.id, id),
        ne(serverPresence.filesMark, filesMark),
        gt(serverPresence.seenAt, sql`now() - make_interval(secs => ${seconds})`),
      ),
    );

export const forgetServer = (tx: Tx, id: string) => tx.delete(serverPresence).where(eq(serverPresence.id, id));

export const forgetGone = (tx: Tx) =>
  tx.delete(serverPresence).where(lt(serverPresence.seenAt, sql`now() - interval '1 day'`));
