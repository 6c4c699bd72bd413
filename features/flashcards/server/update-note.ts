import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { cardsOf, digest, missingFields } from "../domain/note-content.ts";
import { contentOf, detailsOf } from "../domain/note-details.ts";
import type { Note, NoteContent, NoteDetails } from "../domain/wire-note.ts";
import { addCards, cardsOfNote, deleteCards, lastPosition } from "./queries-cards.ts";
import { changeNote, findNote } from "./queries-notes.ts";

type Edit = { id: string; version: number } & NoteContent & {
    [K in keyof NoteDetails]?: NoteDetails[K] | undefined;
  };

export type Edited =
  | { ok: true; note: Note }
  | { ok: false; reason: "notFound" | "conflict" }
  | { ok: false; reason: "missingFields"; fields: string[] };

export async function noteAsItIs(tx: Tx, id: string): Promise<Edited> {
  const note = await findNote(tx, id);
  return note ? { ok: true, note } : { ok: false, reason: "notFound" };
}

/**
 * Edits a note. Cards it no longer gives leave with their history; those it gives anew are new, in
 * the deck of the others.
 */
export async function updateNote(tx: Tx, ownerId: string, edit: Edit, now: Date): Promise<Edited> {
  const before = await findNote(tx, edit.id, true);
  if (!before) return { ok: false, reason: "notFound" };
  if (before.version !== edit.version) return { ok: false, reason: "conflict" };
  const content = contentOf(edit);
  const fields = missingFields(content);
  if (fields.length > 0) return { ok: false, reason: "missingFields", fields };

  const details = detailsOf(edit, before);
  const cards = await cardsOfNote(tx, edit.id);
  const wanted = cardsOf(content);
  const left = cards.filter(({ ordinal }) => !wanted.includes(ordinal));
  const added = wanted.filter((ordinal) => !cards.some((card) => card.ordinal === ordinal));
  const deckId = cards[0]?.deckId;
  if (left.length > 0)
    await deleteCards(
      tx,
      left.map(({ id }) => id),
    );
  if (added.length > 0 && deckId !== undefined) {
    const position = (await lastPosition(tx)) + 1;
    const common = { ownerId, noteId: edit.id, deckId, createdAt: now };
    await addCards(
      tx,
      added.map((ordinal, n) => ({ ...common, id: randomUUID(), ordinal, position: position + n })),
    );
  }
  const change = { ...content, ...details, ...digest(content, details.tags), updatedAt: now };
  const note = await changeNote(tx, edit.id, change);
  return note ? { ok: true, note } : { ok: false, reason: "notFound" };
}
