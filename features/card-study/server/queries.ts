// Sessions, and the reviews made in them.
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Scope } from "#features/flashcards/domain/public.ts";
import { fact } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { session } from "./tables.ts";

export const addSession = (tx: Tx, row: typeof session.$inferInsert) =>
  tx.insert(session).values(row).onConflictDoNothing();

const sessionFields = {
  id: session.id,
  scope: session.scope,
  startedAt: session.startedAt,
  endedAt: session.endedAt,
};
export type SessionRow = { id: string; scope: Scope; startedAt: Date; endedAt: Date | null };

export async function findSession(tx: Tx, id: string): Promise<SessionRow | null> {
  const [row] = await tx.select(sessionFields).from(session).where(eq(session.id, id));
  return row ?? null;
}

export async function openSession(tx: Tx, since: Date): Promise<SessionRow | null> {
  const [row] = await tx
    .select(sessionFields)
    .from(session)
    .where(
      sql`${session.endedAt} is null and ${session.startedAt} >= ${since.toISOString()}::timestamptz`,
    )
    .orderBy(sql`${session.startedAt} desc`)
    .limit(1);
  return row ?? null;
}

export const endSession = (tx: Tx, id: string, endedAt: Date) =>
  tx
    .update(session)
    .set({ endedAt })
    .where(and(eq(session.id, id), sql`${session.endedAt} is null`));

/** What was done in a session, by rating. */
export const sessionReviews = (tx: Tx, id: string) =>
  tx
    .select({
      rating: fact.rating,
      cardId: fact.cardId,
      before: fact.before,
      duration: fact.duration,
    })
    .from(fact)
    .where(and(eq(fact.sessionId, id), eq(fact.retracted, false), isNotNull(fact.rating)));

export const everythingOf = async (tx: Tx) => ({
  sessions: await tx.select().from(session).orderBy(session.startedAt),
});

export const eraseEverythingOf = (tx: Tx, personId: string) =>
  tx.delete(session).where(eq(session.ownerId, personId));
