// Sheets, as their owner finds them.
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { fold } from "#platform/search/normalise.ts";
import { sourceOf } from "../domain/evidence.ts";
import type { Sort } from "../domain/limits.ts";
import { statementCount } from "../domain/made.ts";
import { unverifiedCount } from "../domain/unverified.ts";
import type { Sections, Sheet, Summary } from "../domain/wire.ts";
import { review, sheet } from "./tables.ts";

export type SheetRow = typeof sheet.$inferSelect;

const here = isNull(sheet.deletedAt);

export const stateOf = (row: SheetRow): Sheet["state"] => ({
  phase: row.phase,
  due: row.due,
  stability: row.stability,
  difficulty: row.difficulty,
  interval: row.interval,
  step: row.step,
  reviews: row.reviews,
  lapses: row.lapses,
  streak: row.streak,
  lastReview: row.lastReview,
});

const headOf = (row: SheetRow) => ({
  id: row.id,
  title: row.title,
  origin: row.origin,
  asked: row.asked,
  way: row.way,
  model: row.model,
  language: row.language,
  edited: row.edited,
  copyOf: row.copyOf,
  version: row.version,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  state: stateOf(row),
});

export const sheetOf = (row: SheetRow): Sheet => ({
  ...headOf(row),
  sections: row.sections,
  sources: row.evidence.map(sourceOf),
  leftOut: row.leftOut,
  missing: row.missing,
  failure: row.failure,
});

/** What the list searches in. */
export const wordsOf = (title: string, sections: Sections): string =>
  fold(
    [title, ...Object.values(sections).flatMap((all) => all.map(({ text }) => text))].join(" "),
  ).slice(0, 50_000);

/** False when the id is taken. */
export async function addSheet(tx: Tx, row: typeof sheet.$inferInsert): Promise<boolean> {
  const added = await tx
    .insert(sheet)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: sheet.id });
  return added.length > 0;
}

export async function findSheet(tx: Tx, id: string, lock = false): Promise<SheetRow | null> {
  const query = tx
    .select()
    .from(sheet)
    .where(and(eq(sheet.id, id), here));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

/**
 * Whether there is a sheet of this id, whoever's it is, deleted or not. To be asked by the system.
 */
export async function isTaken(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.select({ id: sheet.id }).from(sheet).where(eq(sheet.id, id));
  return rows.length > 0;
}

export async function changeSheet(
  tx: Tx,
  id: string,
  change: Partial<typeof sheet.$inferInsert>,
): Promise<SheetRow> {
  const [row] = await tx
    .update(sheet)
    .set({ ...change, version: sql`${sheet.version} + 1` })
    .where(eq(sheet.id, id))
    .returning();
  if (!row) throw new Error("a locked sheet is gone");
  return row;
}

/** Hides a sheet until it is erased or brought back. */
export async function deleteSheet(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(sheet)
    .set({ deletedAt: now })
    .where(and(eq(sheet.id, id), here))
    .returning({ id: sheet.id });
  return rows.length > 0;
}

export async function restoreSheet(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(sheet)
    .set({ deletedAt: null })
    .where(eq(sheet.id, id))
    .returning({ id: sheet.id });
  return rows.length > 0;
}

/** Erases what was deleted before that time. */
export const eraseDeleted = (tx: Tx, before: Date) =>
  tx.delete(sheet).where(and(isNotNull(sheet.deletedAt), lt(sheet.deletedAt, before)));

const ORDER: Record<Sort, SQL[]> = {
  updated: [desc(sheet.updatedAt)],
  created: [desc(sheet.createdAt)],
  title: [sql`${sheet.title} collate "und-x-icu"`],
  due: [sql`${sheet.due} asc nulls first`],
};

const dueBefore = (end: Date) => or(isNull(sheet.due), lt(sheet.due, end));
const held = (word: string) => like(sheet.words, `%${word.replaceAll(/[\\%_]/gu, "\\$&")}%`);

interface Listing {
  search: string;
  sort: Sort;
  offset: number;
  limit: number;
  endOfDay: Date;
}

export async function listSheets(tx: Tx, { search, sort, offset, limit, endOfDay }: Listing) {
  const found = and(here, ...fold(search).split(" ").filter(Boolean).slice(0, 10).map(held));
  const rows = await tx
    .select()
    .from(sheet)
    .where(found)
    .orderBy(...ORDER[sort], asc(sheet.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(sheet).where(found);
  const sheets = rows.map(
    (row): Summary => ({
      ...headOf(row),
      statements: statementCount(row.sections),
      unverified: unverifiedCount(row.sections),
    }),
  );
  return { total: counted?.total ?? 0, due: await countDue(tx, endOfDay), sheets };
}

async function countDue(tx: Tx, endOfDay: Date): Promise<number> {
  const [row] = await tx
    .select({ due: count() })
    .from(sheet)
    .where(and(here, dueBefore(endOfDay)));
  return row?.due ?? 0;
}

/** The most overdue first, then those never reviewed, the oldest first. */
export async function dueSheets(tx: Tx, endOfDay: Date, limit: number) {
  const rows = await tx
    .select()
    .from(sheet)
    .where(and(here, dueBefore(endOfDay)))
    .orderBy(sql`${sheet.due} asc nulls last`, asc(sheet.createdAt), asc(sheet.id))
    .limit(limit);
  const [next] = await tx
    .select({ due: sql<string | null>`min(${sheet.due})` })
    .from(sheet)
    .where(and(here, sql`${sheet.due} >= ${endOfDay.toISOString()}`));
  return {
    sheets: rows.map(sheetOf),
    total: await countDue(tx, endOfDay),
    nextDue: next?.due ? new Date(next.due) : null,
  };
}

export async function carriedSheets(tx: Tx, limit: number): Promise<Sheet[]> {
  const rows = await tx
    .select()
    .from(sheet)
    .where(here)
    .orderBy(desc(sheet.updatedAt))
    .limit(limit);
  return rows.map(sheetOf);
}

/** Everything of one person, for the export; what only serves the search is left out. */
export async function everythingOf(tx: Tx) {
  const { words: _, ownerId: __, ...columns } = getTableColumns(sheet);
  const { ownerId: ___, ...facts } = getTableColumns(review);
  return {
    sheets: await tx.select(columns).from(sheet).orderBy(asc(sheet.createdAt)),
    reviews: await tx.select(facts).from(review).orderBy(asc(review.at)),
  };
}

export const eraseEverythingOf = (tx: Tx, personId: string) =>
  tx.delete(sheet).where(eq(sheet.ownerId, personId));

export const sheetsById = (tx: Tx, ids: readonly string[]): Promise<SheetRow[]> =>
  tx
    .select()
    .from(sheet)
    .where(and(inArray(sheet.id, [...ids]), here))
    .orderBy(asc(sheet.id))
    .for("update");
