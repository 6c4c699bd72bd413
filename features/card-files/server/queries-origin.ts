// What Anki wrote of notes and cards that are here.
import { and, isNull, sql } from "drizzle-orm";
import type { AnkiCard, NoteOrigin } from "#features/flashcards/domain/public.ts";
import { card, note, textArray } from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";

/** Cards of notes by ordinal. */
export const cardsOfNotes = (tx: Tx, noteIds: readonly string[]) =>
  tx
    .select({ id: card.id, noteId: card.noteId, ordinal: card.ordinal, origin: card.origin })
    .from(card)
    .where(sql`${card.noteId} = any(${textArray(noteIds)}::uuid[])`);

/** Which of these notes came before their origin was kept, or from elsewhere. */
export async function notesWithoutOrigin(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: note.id })
    .from(note)
    .where(and(isNull(note.origin), sql`${note.id} = any(${textArray(ids)}::uuid[])`));
  return new Set(rows.map(({ id }) => id));
}

export async function setNoteOrigins(
  tx: Tx,
  rows: readonly { id: string; origin: NoteOrigin }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update flashcards_note n set origin = r.origin
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, origin json) where n.id = r.id`);
}

export async function setCardOrigins(
  tx: Tx,
  rows: readonly { id: string; origin: AnkiCard }[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    update flashcards_card c set origin = r.origin
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, origin json) where c.id = r.id`);
}
