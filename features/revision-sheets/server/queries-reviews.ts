// The facts of sheets, and what they make of them.
import { desc, eq, inArray, isNotNull } from "drizzle-orm";
import { DEFAULT_ZONE, type Fact } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Sheet } from "../domain/wire.ts";
import { review, sheet } from "./tables.ts";

/** Facts kept already, by id, with their sheet. */
export async function knownReviews(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: review.id, sheetId: review.sheetId })
    .from(review)
    .where(inArray(review.id, [...ids]));
  return new Map(rows.map(({ id, sheetId }) => [id, sheetId]));
}

/** Where the person made their last review of a sheet; the place assumed of who has made none. */
export async function lastPlace(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ timeZone: review.timeZone })
    .from(review)
    .where(isNotNull(review.rating))
    .orderBy(desc(review.at))
    .limit(1);
  return row?.timeZone ?? DEFAULT_ZONE;
}

/** Ids of the sheets that have a history. */
export async function reviewedSheets(tx: Tx): Promise<string[]> {
  const rows = await tx.selectDistinct({ id: review.sheetId }).from(review);
  return rows.map(({ id }) => id);
}

export async function addReviews(tx: Tx, rows: (typeof review.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(review).values(rows);
}

/** A row that neither rates nor retracts says nothing. */
function factOf({
  id,
  at,
  timeZone,
  rating,
  retracts,
}: Pick<
  typeof review.$inferSelect,
  "id" | "at" | "timeZone" | "rating" | "retracts"
>): Fact | null {
  if (retracts) return { id, at, retracts };
  return rating ? { id, at, timeZone, rating } : null;
}

/** Every fact of these sheets, by sheet. */
export async function factsOf(tx: Tx, sheetIds: readonly string[]): Promise<Map<string, Fact[]>> {
  const rows = await tx
    .select({
      id: review.id,
      sheetId: review.sheetId,
      at: review.at,
      timeZone: review.timeZone,
      rating: review.rating,
      retracts: review.retracts,
    })
    .from(review)
    .where(inArray(review.sheetId, [...sheetIds]));
  const facts = new Map<string, Fact[]>();
  for (const { id, sheetId, at, timeZone, rating, retracts } of rows) {
    const fact = factOf({ id, at, timeZone, rating, retracts });
    if (!fact) continue;
    const known = facts.get(sheetId);
    if (known) known.push(fact);
    else facts.set(sheetId, [fact]);
  }
  return facts;
}

/** A review is no edit: the version stays. */
export const writeState = (tx: Tx, sheetId: string, state: Sheet["state"]) =>
  tx.update(sheet).set(state).where(eq(sheet.id, sheetId));
