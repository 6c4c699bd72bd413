import { desc, eq, sql } from "drizzle-orm";
import { fact } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Optimisation } from "../domain/wire-stats.ts";
import { optimisation } from "./tables.ts";

const fields = {
  id: optimisation.id,
  status: optimisation.status,
  createdAt: optimisation.createdAt,
  reviews: optimisation.reviews,
  weights: optimisation.weights,
  before: optimisation.before,
  after: optimisation.after,
  effect: optimisation.effect,
};

export async function countReviews(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ reviews: sql<number>`count(*)::int` })
    .from(fact)
    .where(sql`${fact.rating} is not null and not ${fact.retracted}`);
  return row?.reviews ?? 0;
}

export const addOptimisation = (tx: Tx, row: typeof optimisation.$inferInsert) =>
  tx.insert(optimisation).values(row).onConflictDoNothing();

export async function findOptimisation(tx: Tx, id: string): Promise<Optimisation | null> {
  const [row] = await tx.select(fields).from(optimisation).where(eq(optimisation.id, id));
  return row ?? null;
}

export async function latestOptimisation(tx: Tx): Promise<Optimisation | null> {
  const [row] = await tx
    .select(fields)
    .from(optimisation)
    .orderBy(desc(optimisation.createdAt))
    .limit(1);
  return row ?? null;
}

export const changeOptimisation = (
  tx: Tx,
  id: string,
  change: Partial<typeof optimisation.$inferInsert>,
) => tx.update(optimisation).set(change).where(eq(optimisation.id, id));
