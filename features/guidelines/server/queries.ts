import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { PassageRow, SheetRow } from "./sheet-rows.ts";
import { libraryEdition, libraryPassage, librarySheet } from "./tables.ts";

/** Any number: it only has to be this lock's own among the advisory locks of the product. */
const LOAD_LOCK = 7_215_001;
const EDITION = 1;
/** Shorter words resemble too many others. */
const SHORTEST_MISSPELT = 5;

export async function editionHash(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ hash: libraryEdition.hash })
    .from(libraryEdition)
    .where(eq(libraryEdition.id, EDITION));
  return row?.hash ?? null;
}

/**
 * Held until the end of the transaction: of two servers starting at once, the second waits, then
 * finds it done.
 */
export async function lockLoading(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
}

export async function replaceLibrary(
  tx: Tx,
  hash: string,
  sheets: SheetRow[],
  passages: PassageRow[],
): Promise<void> {
  await tx.delete(librarySheet);
  for (const sheet of sheets) await tx.insert(librarySheet).values(sheet);
  // In slices: a statement holds at most 65,535 parameters.
  for (let at = 0; at < passages.length; at += 500)
    await tx.insert(libraryPassage).values(passages.slice(at, at + 500));
  await tx
    .insert(libraryEdition)
    .values({ id: EDITION, hash })
    .onConflictDoUpdate({ target: libraryEdition.id, set: { hash, loadedAt: sql`now()` } });
}

const passageColumns = {
  id: libraryPassage.id,
  sheetId: libraryPassage.sheetId,
  section: libraryPassage.section,
  position: libraryPassage.position,
  text: libraryPassage.text,
  population: libraryPassage.population,
  doses: libraryPassage.doses,
  sources: libraryPassage.sources,
  checked: libraryPassage.checked,
  grade: libraryPassage.grade,
  limits: libraryPassage.limits,
};

export type ListedSheet = Pick<
  SheetRow,
  "id" | "title" | "specialty" | "population" | "abbreviations" | "checked"
> & {
  passages: number;
  confirmed: number;
  doses: number;
};

const GIVEN = sql`'$[*] ? (@.kind == "give" || @.kind == "alternative" || @.kind == "component")'`;

export function listSheets(tx: Tx): Promise<ListedSheet[]> {
  return tx
    .select({
      id: librarySheet.id,
      title: librarySheet.title,
      specialty: librarySheet.specialty,
      population: librarySheet.population,
      abbreviations: librarySheet.abbreviations,
      checked: librarySheet.checked,
      passages: sql<number>`count(${libraryPassage.id})::int`,
      confirmed: sql<number>`count(${libraryPassage.checked})::int`,
      doses: sql<number>`coalesce(sum(jsonb_array_length(jsonb_path_query_array(${libraryPassage.doses}, ${GIVEN}))), 0)::int`,
    })
    .from(librarySheet)
    .leftJoin(libraryPassage, eq(libraryPassage.sheetId, librarySheet.id))
    .groupBy(librarySheet.id)
    .orderBy(sql`${librarySheet.title} collate "und-x-icu"`);
}

export async function findSheet(tx: Tx, id: string): Promise<SheetRow | null> {
  const [row] = await tx.select().from(librarySheet).where(eq(librarySheet.id, id));
  return row ?? null;
}

export const sheetsById = (tx: Tx, ids: readonly string[]): Promise<SheetRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(librarySheet)
        .where(inArray(librarySheet.id, [...ids]));

export const allSheets = (tx: Tx): Promise<SheetRow[]> =>
  tx.select().from(librarySheet).orderBy(asc(librarySheet.id));

export const sheetPassages = (tx: Tx, sheetId: string): Promise<PassageRow[]> =>
  tx
    .select(passageColumns)
    .from(libraryPassage)
    .where(eq(libraryPassage.sheetId, sheetId))
    .orderBy(asc(libraryPassage.position));

/** Of the whole library, sheet after sheet in reading order. */
export const everyPassage = (tx: Tx): Promise<PassageRow[]> =>
  tx
    .select(passageColumns)
    .from(libraryPassage)
    .orderBy(asc(libraryPassage.sheetId), asc(libraryPassage.position));

export async function findPassage(tx: Tx, id: string): Promise<PassageRow | null> {
  const [row] = await tx
    .select(passageColumns)
    .from(libraryPassage)
    .where(eq(libraryPassage.id, id));
  return row ?? null;
}

/** Those that forbid, bound or condition that one. */
export const limitingPassages = (tx: Tx, id: string): Promise<PassageRow[]> =>
  tx
    .select(passageColumns)
    .from(libraryPassage)
    .where(sql`${libraryPassage.limits} ? ${id}`)
    .orderBy(asc(libraryPassage.sheetId), asc(libraryPassage.position));

/**
 * Sheets one of whose names has a word beginning like `typed` (folded); when none has, those with a
 * name close to it. For search as you type.
 */
export async function suggestSheets(
  tx: Tx,
  typed: string,
  limit: number,
): Promise<{ id: string; title: string }[]> {
  const those = (where: SQL) =>
    tx
      .select({ id: librarySheet.id, title: librarySheet.title })
      .from(librarySheet)
      .where(where)
      .orderBy(
        sql`word_similarity(${typed}, ${librarySheet.nameText}) desc`,
        asc(librarySheet.title),
      )
      .limit(limit);
  const prefix = `% ${typed.replace(/[\\%_]/g, "\\$&")}%`;
  const found = await those(sql`${librarySheet.nameText} like ${prefix}`);
  return found.length > 0 || typed.length < SHORTEST_MISSPELT
    ? found
    : those(sql`${typed} <% ${librarySheet.nameText}`);
}
