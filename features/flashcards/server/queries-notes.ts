import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { FIELD_NAMES, type NoteField } from "../domain/note-fields.ts";
import type { DuplicateGroup } from "../domain/wire-manage.ts";
import type { Note } from "../domain/wire-note.ts";
import { textArray } from "./queries.ts";
import { card, deck, note } from "./tables.ts";

/** The columns of the fields of a note (domain/note-fields.ts). */
export const fieldColumns = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, note[name]]),
) as Pick<typeof note, NoteField>;

const shown = {
  id: note.id,
  ...fieldColumns,
  version: note.version,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
};

export async function findNote(tx: Tx, id: string, lock = false): Promise<Note | null> {
  const query = tx.select(shown).from(note).where(eq(note.id, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

/**
 * Which of these ids are notes of the person; what is not there after an insert was somebody else's
 * id.
 */
export async function ownNotes(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ id: note.id })
    .from(note)
    .where(inArray(note.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

export async function addNotes(tx: Tx, rows: (typeof note.$inferInsert)[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx.insert(note).values(rows).onConflictDoNothing().returning({ id: note.id });
  return new Set(added.map(({ id }) => id));
}

export async function changeNote(
  tx: Tx,
  id: string,
  change: Partial<typeof note.$inferInsert>,
): Promise<Note | null> {
  const [row] = await tx
    .update(note)
    .set({ ...change, version: sql`${note.version} + 1` })
    .where(eq(note.id, id))
    .returning(shown);
  return row ?? null;
}

export const listTags = (tx: Tx) =>
  tx
    .select({ tag: sql<string>`tag`, notes: sql<number>`count(*)::int` })
    .from(sql`${note}, unnest(${note.tags}) as tag`)
    .groupBy(sql`tag`)
    .orderBy(sql`tag collate "und-x-icu"`);

/** Notes already here that ask one of these questions (`questionKey`). */
export async function notesAsking(tx: Tx, keys: readonly string[]) {
  return tx
    .select({ id: note.id, key: note.folded, question: note.shownQuestion })
    .from(note)
    .where(and(sql`${note.folded} <> ''`, sql`${note.folded} = any(${textArray(keys)})`))
    .orderBy(asc(note.createdAt));
}

const GROUPS = 200;

/** Notes that ask the same thing, oldest first in each group. */
export async function duplicateGroups(tx: Tx): Promise<DuplicateGroup[]> {
  const same = tx
    .select({ folded: note.folded })
    .from(note)
    .where(sql`${note.folded} <> ''`)
    .groupBy(note.folded)
    .having(sql`count(*) > 1`)
    .orderBy(asc(note.folded))
    .limit(GROUPS)
    .as("same");
  const rows = await tx
    .select({
      id: note.id,
      folded: note.folded,
      question: note.shownQuestion,
      answer: note.shownAnswer,
      createdAt: note.createdAt,
      deck: sql<string>`(select ${deck.name} from ${deck} join ${card} on ${card.deckId} = ${deck.id}
        where ${card.noteId} = ${note.id} order by ${card.ordinal} limit 1)`,
      reviews: sql<number>`(select coalesce(sum(${card.reviews}), 0)::int from ${card} where ${card.noteId} = ${note.id})`,
    })
    .from(note)
    .innerJoin(same, eq(same.folded, note.folded))
    .orderBy(asc(note.folded), asc(note.createdAt), asc(note.id));
  return [...Map.groupBy(rows, ({ folded }) => folded).values()].map((group) => ({
    question: group[0]?.question ?? "",
    notes: group.map(({ id, deck, answer, createdAt, reviews }) => ({
      id,
      deck: deck ?? "",
      answer,
      createdAt,
      reviews,
    })),
  }));
}
