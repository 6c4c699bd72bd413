// One change on many cards.
import { eq, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { searchText } from "../domain/note-content.ts";
import { textArray } from "./queries.ts";
import { appliedChange, card, note } from "./tables.ts";

type CardValues = Partial<
  Pick<typeof card.$inferInsert, "suspended" | "buriedUntil" | "flag" | "deckId">
>;
type NoteValues = Partial<Pick<typeof note.$inferInsert, "specialty" | "difficulty">>;

/**
 * Runs a change that a device named once: sent again, because its answer was lost, it gives what
 * `already` gives. A change that was refused may be sent again.
 */
export async function once<T extends { ok: boolean }>(
  tx: Tx,
  change: { id: string | undefined; ownerId: string; at: Date },
  apply: () => Promise<T>,
  already: () => Promise<T>,
): Promise<T> {
  const { id, ownerId, at } = change;
  if (id === undefined) return apply();
  // Written first: the same change sent twice at once waits here for the other one.
  const added = await tx
    .insert(appliedChange)
    .values({ id, ownerId, at })
    .onConflictDoNothing()
    .returning({ id: appliedChange.id });
  if (added.length === 0) return already();
  const applied = await apply();
  if (!applied.ok) await tx.delete(appliedChange).where(eq(appliedChange.id, id));
  return applied;
}

/**
 * A change applied before that time is no longer waited for: a device that sends it again applies
 * it again.
 */
export const forgetChanges = (tx: Tx, before: Date) =>
  tx.delete(appliedChange).where(lt(appliedChange.at, before));

const amongCards = (ids: readonly string[]) => sql`${card.id} = any(${textArray(ids)}::uuid[])`;
const theirNotes = (ids: readonly string[]) =>
  sql`${note.id} in (select ${card.noteId} from ${card} where ${amongCards(ids)})`;

export async function setOnCards(
  tx: Tx,
  ids: readonly string[],
  values: CardValues,
): Promise<number> {
  const rows = await tx.update(card).set(values).where(amongCards(ids)).returning({ id: card.id });
  return rows.length;
}

export const setOnNotes = (tx: Tx, ids: readonly string[], values: NoteValues, now: Date) =>
  tx
    .update(note)
    .set({ ...values, updatedAt: now, version: sql`${note.version} + 1` })
    .where(theirNotes(ids));

const array = (tags: readonly string[]) => sql`${textArray(tags)}::text[]`;

/** Tags keep the order they came in; one that is there stays where it is. */
export const addTags = (tx: Tx, ids: readonly string[], tags: readonly string[], now: Date) =>
  tx
    .update(note)
    .set({
      tags: sql`${note.tags} || array(select t from unnest(${array(tags)}) t where t <> all(${note.tags}))`,
      words: sql`left(${note.words} || ' ' || ${searchText(tags.join(" "))}::text, 20000)`,
      updatedAt: now,
      version: sql`${note.version} + 1`,
    })
    .where(theirNotes(ids));

export const removeTags = (tx: Tx, ids: readonly string[], tags: readonly string[], now: Date) =>
  tx
    .update(note)
    .set({
      tags: sql`array(select t from unnest(${note.tags}) with ordinality as u(t, n) where t <> all(${array(tags)}) order by n)`,
      updatedAt: now,
      version: sql`${note.version} + 1`,
    })
    .where(theirNotes(ids));

export async function deleteNotesOfCards(tx: Tx, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ cards: sql<number>`count(*)::int` })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .where(theirNotes(ids));
  await tx.delete(note).where(theirNotes(ids));
  return row?.cards ?? 0;
}
