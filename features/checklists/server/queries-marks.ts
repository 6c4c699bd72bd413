import { asc, count, desc, eq, max, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { Marks } from "../domain/marks.ts";
import { checklistCompletion, checklistMark } from "./tables.ts";

export async function marksOf(tx: Tx): Promise<Marks> {
  const favourites = await tx
    .select({ checklist: checklistMark.checklist })
    .from(checklistMark)
    .where(eq(checklistMark.favourite, true))
    .orderBy(asc(checklistMark.favouriteAt), asc(checklistMark.checklist));
  const completions = await tx
    .select({
      checklist: checklistCompletion.checklist,
      count: count(),
      last: max(checklistCompletion.at),
    })
    .from(checklistCompletion)
    .groupBy(checklistCompletion.checklist)
    .orderBy(asc(checklistCompletion.checklist));
  return {
    favourites: favourites.map(({ checklist }) => checklist),
    completions: completions.flatMap(({ last, ...one }) => (last ? [{ ...one, last }] : [])),
  };
}

/** An older word than the one kept changes nothing: devices speak in any order. */
export async function keepFavourite(
  tx: Tx,
  ownerId: string,
  { checklist, favourite, at }: { checklist: string; favourite: boolean; at: Date },
): Promise<void> {
  await tx
    .insert(checklistMark)
    .values({ ownerId, checklist, favourite, favouriteAt: at })
    .onConflictDoUpdate({
      target: [checklistMark.ownerId, checklistMark.checklist],
      set: { favourite, favouriteAt: at },
      setWhere: sql`${checklistMark.favouriteAt} <= ${at.toISOString()}::timestamptz`,
    });
}

/** The same run ends once. */
export async function keepCompletion(
  tx: Tx,
  ownerId: string,
  one: { runId: string; checklist: string; at: Date },
): Promise<void> {
  await tx
    .insert(checklistCompletion)
    .values({ ownerId, ...one })
    .onConflictDoNothing();
}

export const everyMark = (tx: Tx) =>
  tx
    .select({
      checklist: checklistMark.checklist,
      favourite: checklistMark.favourite,
      favouriteAt: checklistMark.favouriteAt,
    })
    .from(checklistMark)
    .orderBy(asc(checklistMark.checklist));

export const everyCompletion = (tx: Tx) =>
  tx
    .select({ checklist: checklistCompletion.checklist, at: checklistCompletion.at })
    .from(checklistCompletion)
    .orderBy(desc(checklistCompletion.at));

export async function eraseMarks(tx: Tx, personId: string): Promise<void> {
  await tx.delete(checklistMark).where(eq(checklistMark.ownerId, personId));
  await tx.delete(checklistCompletion).where(eq(checklistCompletion.ownerId, personId));
}
