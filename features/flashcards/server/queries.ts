// Decks, and what a person chose once for all of them.
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { DeckOptions } from "../domain/wire-note.ts";
import { card, deck, note, plan } from "./tables.ts";

export interface DeckRow {
  id: string;
  name: string;
  options: DeckOptions;
  createdAt: Date;
}
const deckFields = {
  id: deck.id,
  name: deck.name,
  options: deck.options,
  createdAt: deck.createdAt,
};

export const listDecks = (tx: Tx): Promise<DeckRow[]> =>
  tx.select(deckFields).from(deck).orderBy(sql`${deck.name} collate "und-x-icu"`, asc(deck.id));

/** These decks and everything under them; all decks when none is named. */
export async function decksWithin(tx: Tx, ids: readonly string[]): Promise<DeckRow[]> {
  if (ids.length === 0) return listDecks(tx);
  const roots = tx
    .select({ name: deck.name })
    .from(deck)
    .where(inArray(deck.id, [...ids]))
    .as("roots");
  return tx
    .selectDistinct(deckFields)
    .from(deck)
    .innerJoin(
      roots,
      or(eq(deck.name, roots.name), sql`starts_with(${deck.name}, ${roots.name} || '::')`),
    )
    .orderBy(asc(deck.name));
}

export async function findDeck(tx: Tx, id: string): Promise<DeckRow | null> {
  const [row] = await tx.select(deckFields).from(deck).where(eq(deck.id, id));
  return row ?? null;
}

/** False when the name or the id is taken. */
export async function addDeck(tx: Tx, row: typeof deck.$inferInsert): Promise<boolean> {
  const added = await tx.insert(deck).values(row).onConflictDoNothing().returning({ id: deck.id });
  return added.length > 0;
}

/** Changes a deck; its children follow its name. False when another deck has that name. */
export async function changeDeck(
  tx: Tx,
  before: DeckRow,
  change: { name?: string; options?: DeckOptions },
) {
  const { name, options } = change;
  if (name !== undefined && name !== before.name) {
    const [taken] = await tx.select({ id: deck.id }).from(deck).where(eq(deck.name, name));
    if (taken) return false;
    await tx
      .update(deck)
      .set({ name: sql`${name}::text || substr(${deck.name}, ${before.name.length + 1}::int)` })
      .where(or(eq(deck.id, before.id), sql`starts_with(${deck.name}, ${`${before.name}::`})`));
  }
  if (options !== undefined) await tx.update(deck).set({ options }).where(eq(deck.id, before.id));
  return true;
}

export const moveCardsOfDeck = (tx: Tx, from: string, to: string) =>
  tx.update(card).set({ deckId: to }).where(eq(card.deckId, from)).returning({ id: card.id });

/** Deletes a deck with its cards, and the notes that have no card left. */
export async function deleteDeck(tx: Tx, id: string): Promise<number> {
  const cards = await tx.delete(card).where(eq(card.deckId, id)).returning({ noteId: card.noteId });
  const notes = [...new Set(cards.map(({ noteId }) => noteId))];
  if (notes.length > 0)
    await tx
      .delete(note)
      .where(
        and(
          sql`${note.id} = any(${textArray(notes)}::uuid[])`,
          sql`not exists (select 1 from ${card} where ${card.noteId} = ${note.id})`,
        ),
      );
  await tx.delete(deck).where(eq(deck.id, id));
  return cards.length;
}

/** One parameter whatever the number of values: a statement takes at most 65,535. */
export const textArray = (values: readonly string[]) =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export async function findPlan(tx: Tx) {
  const [row] = await tx
    .select({ weights: plan.weights, workload: plan.workload, exam: plan.exam })
    .from(plan);
  return row ?? { weights: null, workload: "moderate" as const, exam: null };
}

export const keepPlan = (
  tx: Tx,
  ownerId: string,
  change: Partial<Omit<typeof plan.$inferInsert, "ownerId">>,
) =>
  tx
    .insert(plan)
    .values({ ownerId, ...change })
    .onConflictDoUpdate({ target: plan.ownerId, set: { ownerId, ...change } });

/** New cards a day of each deck; the others keep theirs. */
export async function setNewPerDay(tx: Tx, shares: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, newPerDay] of shares)
    await tx
      .update(deck)
      .set({ options: sql`${deck.options} || ${JSON.stringify({ newPerDay })}::jsonb` })
      .where(eq(deck.id, id));
}
