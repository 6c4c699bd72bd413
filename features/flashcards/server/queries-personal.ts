import { asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { fieldColumns } from "./queries-notes.ts";
import { appliedChange, card, dayRecount, deck, fact, medium, note, plan } from "./tables.ts";

/**
 * Everything of one person, for the export. What is only kept to search or to find files is left
 * out.
 */
export async function everythingOf(tx: Tx) {
  const { id, createdAt, updatedAt, origin } = note;
  const { name, type, size } = medium;
  return {
    decks: await tx.select().from(deck).orderBy(asc(deck.name)),
    notes: await tx
      .select({ id, ...fieldColumns, createdAt, updatedAt, origin })
      .from(note)
      .orderBy(asc(note.createdAt)),
    cards: await tx.select().from(card).orderBy(asc(card.createdAt)),
    reviews: await tx.select().from(fact).orderBy(asc(fact.at)),
    plan: await tx.select().from(plan),
    media: await tx
      .select({ id: medium.id, name, type, size, createdAt: medium.createdAt })
      .from(medium),
    appliedChanges: await tx.select().from(appliedChange).orderBy(asc(appliedChange.at)),
    dayRecount: await tx.select().from(dayRecount),
  };
}

/** Files of the person in the store. */
export async function fileKeysOf(tx: Tx, personId: string): Promise<string[]> {
  const media = await tx
    .select({ key: medium.key })
    .from(medium)
    .where(eq(medium.ownerId, personId));
  return media.map(({ key }) => key);
}

/** Notes take their cards, and cards their facts. */
export async function eraseEverythingOf(tx: Tx, personId: string) {
  for (const table of [note, deck, plan, medium, appliedChange, dayRecount])
    await tx.delete(table).where(eq(table.ownerId, personId));
}
