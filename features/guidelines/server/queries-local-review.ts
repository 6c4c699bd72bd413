import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { currentPerson } from "#platform/db/tables.ts";
import { type Avoid, isRetained } from "../domain/local-review.ts";
import { localReview } from "./tables.ts";

const columns = {
  id: localReview.id,
  ownerId: localReview.ownerId,
  target: localReview.target,
  kind: localReview.kind,
  version: localReview.version,
  name: localReview.name,
  place: localReview.place,
  words: localReview.words,
  at: localReview.at,
};
export type LocalReviewRow = typeof localReview.$inferSelect;

/** What is said of these texts, oldest first. */
export const reviewsOn = (tx: Tx, targets: readonly string[]): Promise<LocalReviewRow[]> =>
  tx
    .select(columns)
    .from(localReview)
    .where(inArray(localReview.target, [...targets]))
    .orderBy(asc(localReview.at), asc(localReview.id));

export const allReviews = (tx: Tx): Promise<LocalReviewRow[]> =>
  tx.select(columns).from(localReview).orderBy(asc(localReview.at), asc(localReview.id));

/** Whether anything at all is said of any text. */
export const anyReview = async (tx: Tx): Promise<boolean> =>
  (await tx.select({ id: localReview.id }).from(localReview).limit(1)).length > 0;

const avoids = (tx: Tx): Promise<Avoid[]> =>
  tx
    .select({ target: localReview.target, ownerId: localReview.ownerId })
    .from(localReview)
    .where(eq(localReview.kind, "avoid"));

/** The person of the transaction; null for the system. */
async function reader(tx: Tx): Promise<string | null> {
  const { rows } = await tx.execute<{ id: string | null }>(sql`select ${currentPerson} as id`);
  return rows[0]?.id ?? null;
}

/**
 * The passages, or the sheets, that may be given to whoever the transaction is for: neither shown
 * as an answer nor handed to a model otherwise. Every way by which a passage leaves the room to be
 * cited goes through here.
 */
export async function usable<T extends { id: string }>(tx: Tx, texts: T[]): Promise<T[]> {
  return texts.length === 0 ? texts : (await usableBy(tx))(texts);
}

/** The same, for several lists. */
export async function usableBy(tx: Tx): Promise<<T extends { id: string }>(texts: T[]) => T[]> {
  const said = await avoids(tx);
  if (said.length === 0) return (texts) => texts;
  const personId = await reader(tx);
  return (texts) => texts.filter(({ id }) => isRetained(said, id, personId));
}

/**
 * Says it once: a second signature replaces the first, with its version. Whether it is there and
 * the person's.
 */
export async function sayReview(
  tx: Tx,
  row: LocalReviewRow & { ownerId: string },
): Promise<boolean> {
  const same = and(
    eq(localReview.ownerId, row.ownerId),
    eq(localReview.target, row.target),
    eq(localReview.kind, row.kind),
  );
  if (row.kind !== "comment") await tx.delete(localReview).where(same);
  await tx.insert(localReview).values(row).onConflictDoNothing();
  const once = row.kind === "comment" ? eq(localReview.id, row.id) : same;
  const kept = await tx
    .select({ id: localReview.id })
    .from(localReview)
    .where(and(once, eq(localReview.ownerId, row.ownerId)));
  return kept.length === 1;
}

/** What was taken back; null when it is nothing of the person's. */
export async function takeBack(
  tx: Tx,
  id: string,
  ownerId: string,
): Promise<Pick<LocalReviewRow, "target" | "kind"> | null> {
  const [gone] = await tx
    .delete(localReview)
    .where(and(eq(localReview.id, id), eq(localReview.ownerId, ownerId)))
    .returning({ target: localReview.target, kind: localReview.kind });
  return gone ?? null;
}

/** Everything that keeps a text from anybody, as the system. */
export async function lift(tx: Tx, target: string): Promise<boolean> {
  const of = and(eq(localReview.target, target), eq(localReview.kind, "avoid"));
  return (await tx.delete(localReview).where(of).returning({ id: localReview.id })).length > 0;
}

export const reviewsOf = (tx: Tx, personId: string) =>
  tx.select(columns).from(localReview).where(eq(localReview.ownerId, personId));

export async function forgetReviewer(tx: Tx, personId: string): Promise<void> {
  const own = eq(localReview.ownerId, personId);
  await tx.delete(localReview).where(and(own, ne(localReview.kind, "avoid")));
  await tx.update(localReview).set({ ownerId: null, name: "", place: "", words: "" }).where(own);
}
