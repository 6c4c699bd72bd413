// Files on their way in and out, and rows written by the hundred.
import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, sql } from "drizzle-orm";
import {
  card,
  deck,
  type fact,
  fieldColumns,
  medium,
  note,
  textArray,
} from "#features/flashcards/server/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { IMPORT_REFUSALS } from "../domain/import-refusals.ts";
import type { Transfer } from "../domain/wire-transfer.ts";
import { removeUnusedTypes } from "./queries-note-types.ts";
import { transfer } from "./tables.ts";

const shown = {
  id: transfer.id,
  direction: transfer.direction,
  kind: transfer.kind,
  fileName: transfer.fileName,
  status: transfer.status,
  done: transfer.done,
  total: transfer.total,
  refusal: transfer.refusal,
  warnings: transfer.warnings,
  counts: transfer.counts,
  preview: transfer.preview,
  mapping: transfer.mapping,
  createdAt: transfer.createdAt,
};

const toTransfer = (row: Omit<Transfer, "refusal"> & { refusal: string | null }): Transfer => ({
  ...row,
  refusal: row.refusal as (typeof IMPORT_REFUSALS)[number] | null,
});

export const NOTHING: Transfer["counts"] = {
  notes: 0,
  cards: 0,
  reviews: 0,
  media: 0,
  decks: 0,
  already: 0,
  skipped: 0,
};

/** False when the id is taken. */
export async function addTransfer(tx: Tx, row: typeof transfer.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(transfer)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: transfer.id });
  return added.length > 0;
}

export async function findTransfer(tx: Tx, id: string): Promise<Transfer | null> {
  const [row] = await tx.select(shown).from(transfer).where(eq(transfer.id, id));
  return row ? toTransfer(row) : null;
}

export async function findTransferWork(tx: Tx, id: string) {
  const { key, scheduling, deckIds, timeZone, ownerId } = transfer;
  const [row] = await tx
    .select({ ...shown, key, scheduling, deckIds, timeZone, ownerId })
    .from(transfer)
    .where(eq(transfer.id, id));
  return row ?? null;
}

export async function listTransfers(tx: Tx, limit: number): Promise<Transfer[]> {
  const rows = await tx.select(shown).from(transfer).orderBy(desc(transfer.createdAt)).limit(limit);
  return rows.map(toTransfer);
}

type Change = Partial<typeof transfer.$inferInsert>;
export const changeTransfer = (tx: Tx, id: string, change: Change) =>
  tx.update(transfer).set(change).where(eq(transfer.id, id));

/**
 * Changes a transfer that is in one of these states; false when it is in another, or not the
 * person's.
 */
export async function moveTransfer(
  tx: Tx,
  id: string,
  from: Transfer["status"][],
  change: Change,
): Promise<boolean> {
  const rows = await tx
    .update(transfer)
    .set(change)
    .where(and(eq(transfer.id, id), inArray(transfer.status, from)))
    .returning({ id: transfer.id });
  return rows.length > 0;
}

/** Forgets transfers older than that; the keys of their files. */
export async function forgetTransfers(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(transfer)
    .where(lt(transfer.createdAt, before))
    .returning({ key: transfer.key });
  return rows.flatMap(({ key }) => key ?? []);
}

export async function notesByGuid(tx: Tx, guids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: note.id, guid: note.guid })
    .from(note)
    .where(sql`${note.guid} = any(${textArray(guids)})`);
  return new Map(rows.map(({ guid, id }) => [guid, id]));
}

const { version: _, ...writtenColumns } = getTableColumns(note);
type WrittenColumn = (typeof writtenColumns)[keyof typeof writtenColumns];
const inNote = Object.entries<WrittenColumn>(writtenColumns);
const listOf = (write: (key: string, column: WrittenColumn) => string) =>
  sql.raw(inNote.map(([key, column]) => write(key, column)).join(", "));

/** A null of a file in JSON is none in the table. */
function columnValue(key: string, type: string): string {
  if (type !== "json" && type !== "jsonb") return `r."${key}"`;
  return `case when ${type}_typeof(r."${key}") = 'null' then null else r."${key}" end`;
}

/**
 * A statement that inserts any number of rows from one parameter, which costs a tenth of one
 * parameter a value.
 */
export async function insertNotes(
  tx: Tx,
  rows: readonly (typeof note.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into flashcards_note (${listOf((_, { name }) => `"${name}"`)})
    select ${listOf((key, column) => columnValue(key, column.getSQLType()))}
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r(${listOf((key, column) => `"${key}" ${column.getSQLType()}`)})`);
}

/**
 * A column of values that need no quotes: ids, numbers, words of ours. A third of the bytes of the
 * same as JSON.
 */
function column<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | boolean | null | undefined,
) {
  let text = "";
  for (const row of rows) text += `,${value(row) ?? "NULL"}`;
  return `{${text.slice(1)}}`;
}

/** A text as an element of an array. */
const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Seconds, for `to_timestamp`: a third of the time of a date that is written and read. */
const seconds = (moment: Date | null | undefined) => (moment ? moment.getTime() / 1000 : null);

/** Cards of one person, made at one moment. */
export async function insertCards(
  tx: Tx,
  rows: readonly Required<typeof card.$inferInsert>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const of = (value: Parameters<typeof column<(typeof rows)[number]>>[1]) => column(rows, value);
  await tx.execute(sql`
    insert into flashcards_card (id, note_id, deck_id, ordinal, position, suspended, buried_until, flag, leech, phase, due,
      stability, difficulty, "interval", step, reviews, lapses, streak, last_review, owner_id, created_at, origin)
    select id, note, deck, ordinal, position, suspended, buried, flag, leech, phase, to_timestamp(due), stability, difficulty,
      "interval", step, reviews, lapses, streak, to_timestamp(last), ${first.ownerId},
      ${first.createdAt.toISOString()}::timestamptz, origin::json
    from unnest(${of(({ id }) => id)}::uuid[], ${of(({ noteId }) => noteId)}::uuid[],
      ${of(({ deckId }) => deckId)}::uuid[], ${of(({ ordinal }) => ordinal)}::int2[],
      ${of(({ position }) => position)}::int4[], ${of(({ suspended }) => suspended)}::boolean[],
      ${of(({ buriedUntil }) => buriedUntil)}::text[], ${of(({ flag }) => flag)}::int2[],
      ${of(({ leech }) => leech)}::boolean[], ${of(({ phase }) => phase)}::text[], ${of(({ due }) => seconds(due))}::float8[],
      ${of(({ stability }) => stability)}::float8[], ${of(({ difficulty }) => difficulty)}::float8[],
      ${of(({ interval }) => interval)}::float8[], ${of(({ step }) => step)}::int2[],
      ${of(({ reviews }) => reviews)}::int4[], ${of(({ lapses }) => lapses)}::int4[],
      ${of(({ streak }) => streak)}::int4[], ${of(({ lastReview }) => seconds(lastReview))}::float8[],
      ${of(({ origin }) => (origin === null ? null : quoted(JSON.stringify(origin))))}::text[])
      as r(id, note, deck, ordinal, position, suspended, buried, flag, leech, phase, due, stability, difficulty,
        "interval", step, reviews, lapses, streak, last, origin)`);
}

/**
 * Imported facts of one person's cards, received at one moment. When the cards are new here so are
 * their facts; otherwise `known` leaves those that are kept as they are: asking costs a third more
 * a row.
 */
export async function insertFacts(
  tx: Tx,
  rows: readonly (typeof fact.$inferInsert)[],
  cards: "new" | "known",
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const common = sql`${first.ownerId}, ${first.receivedAt.toISOString()}::timestamptz, true`;
  const unlessKept = cards === "known" ? sql`on conflict do nothing` : sql``;
  const reviews = rows.filter(({ placed }) => !placed);
  const of = (value: Parameters<typeof column<(typeof rows)[number]>>[1]) => column(reviews, value);
  if (reviews.length > 0)
    await tx.execute(sql`
      insert into flashcards_fact (id, card_id, at, rating, time_zone, duration, "before", before_interval, recall, owner_id,
        received_at, imported)
      select id, card, to_timestamp(at), rating, place, duration, "before", "interval", recall, ${common}
      from unnest(${of(({ id }) => id)}::uuid[], ${of(({ cardId }) => cardId)}::uuid[], ${of(({ at }) => seconds(at))}::float8[],
        ${of(({ rating }) => rating)}::text[], ${of(({ timeZone }) => timeZone)}::text[],
        ${of(({ duration }) => duration)}::int4[],
        ${of(({ before }) => before)}::text[], ${of(({ beforeInterval }) => beforeInterval)}::float8[],
        ${of(({ recall }) => recall)}::float8[])
        as r(id, card, at, rating, place, duration, "before", "interval", recall)
      ${unlessKept}`);
  const places = rows.flatMap(({ id, cardId, at, placed }) =>
    placed ? [{ id, cardId, at, placed }] : [],
  );
  if (places.length > 0)
    await tx.execute(sql`
      insert into flashcards_fact (id, card_id, at, placed, owner_id, received_at, imported)
      select r.*, ${common}
      from json_to_recordset(${JSON.stringify(places)}::json) as r(id uuid, "cardId" uuid, at timestamptz, placed jsonb)
      ${unlessKept}`);
}

/** Takes away what an unfinished import brought; the keys of its files. */
export async function undoImport(tx: Tx, transferId: string): Promise<string[]> {
  await tx.delete(note).where(eq(note.transferId, transferId));
  await removeUnusedTypes(tx, transferId);
  const media = await tx
    .delete(medium)
    .where(eq(medium.transferId, transferId))
    .returning({ key: medium.key });
  return media.map(({ key }) => key);
}

/** Deletes those of these decks that hold no card. */
export const deleteEmptyDecks = (tx: Tx, ids: readonly string[]) =>
  tx
    .delete(deck)
    .where(
      and(
        inArray(deck.id, [...ids]),
        sql`not exists (select 1 from ${card} where ${card.deckId} = ${deck.id})`,
        sql`not exists (select 1 from flashcards_deck d where starts_with(d.name, ${deck.name} || '::') and d.id <> all(${textArray(ids)}::uuid[]))`,
      ),
    );

const noteColumns = {
  id: note.id,
  guid: note.guid,
  ...fieldColumns,
  createdAt: note.createdAt,
  updatedAt: note.updatedAt,
  origin: note.origin,
};

/** Notes of some decks, by pages of ids. */
export async function notesPage(tx: Tx, deckIds: readonly string[], after: string, limit: number) {
  return tx
    .select(noteColumns)
    .from(note)
    .where(
      and(
        gt(note.id, after),
        sql`exists (select 1 from ${card} where ${card.noteId} = ${note.id} and ${inArray(card.deckId, [...deckIds])})`,
      ),
    )
    .orderBy(asc(note.id))
    .limit(limit);
}

/** Notes by guid, wherever their cards are. */
export const notesOfGuids = async (tx: Tx, guids: readonly string[]) =>
  guids.length === 0
    ? []
    : tx
        .select(noteColumns)
        .from(note)
        .where(sql`${note.guid} = any(${textArray(guids)})`);

export async function countNotes(tx: Tx, deckIds: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ notes: sql<number>`count(distinct ${card.noteId})::int` })
    .from(card)
    .where(inArray(card.deckId, [...deckIds]));
  return row?.notes ?? 0;
}

export const exportedCards = (tx: Tx, noteIds: readonly string[]) =>
  tx
    .select()
    .from(card)
    .where(sql`${card.noteId} = any(${textArray(noteIds)}::uuid[])`)
    .orderBy(asc(card.noteId), asc(card.ordinal));
