import { and, desc, eq, inArray, isNotNull, lt, max, ne, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { ImportState, OfficialSource } from "../domain/wire-import.ts";
import { nomenclatureImport, nomenclatureVersion } from "./tables.ts";

type Row = typeof nomenclatureImport.$inferSelect;

/** What an operator's own relay gave, on this machine and without https, is no official address. */
const OFFICIAL = "https://";

const toState = ({ addresses, files, ...row }: Row): ImportState => ({
  ...row,
  official: addresses[0]?.startsWith(OFFICIAL) ?? false,
  files: addresses.length > 0 ? addresses : files.map(({ name }) => name),
});

export async function findImport(tx: Tx, id: string): Promise<Row | null> {
  const rows = await tx.select().from(nomenclatureImport).where(eq(nomenclatureImport.id, id));
  return rows[0] ?? null;
}

export async function stateOf(tx: Tx, id: string): Promise<ImportState | null> {
  const row = await findImport(tx, id);
  return row && toState(row);
}

export async function latestImports(tx: Tx, limit: number): Promise<ImportState[]> {
  const rows = await tx
    .select()
    .from(nomenclatureImport)
    .where(ne(nomenclatureImport.status, "ready"))
    .orderBy(desc(nomenclatureImport.createdAt))
    .limit(limit);
  return rows.map(toState);
}

/** False when the id is taken. */
export async function addImport(
  tx: Tx,
  row: typeof nomenclatureImport.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(nomenclatureImport)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: nomenclatureImport.id });
  return added.length > 0;
}

/** Adds a file to an import that has not begun; false when it holds as many as it may. */
export async function addFile(
  tx: Tx,
  id: string,
  file: { name: string; key: string },
  most: number,
): Promise<boolean> {
  const { files, status } = nomenclatureImport;
  const changed = await tx
    .update(nomenclatureImport)
    .set({ files: sql`${files} || ${JSON.stringify([file])}::jsonb` })
    .where(
      and(
        eq(nomenclatureImport.id, id),
        eq(status, "ready"),
        sql`jsonb_array_length(${files}) < ${most}`,
      ),
    )
    .returning({ id: nomenclatureImport.id });
  return changed.length > 0;
}

/** Changes an import that is in one of these states; false when it is in another. */
export async function moveImport(
  tx: Tx,
  id: string,
  from: Row["status"][],
  change: Partial<Row>,
): Promise<boolean> {
  const rows = await tx
    .update(nomenclatureImport)
    .set(change)
    .where(and(eq(nomenclatureImport.id, id), inArray(nomenclatureImport.status, from)))
    .returning({ id: nomenclatureImport.id });
  return rows.length > 0;
}

/** When each source last came whole from its official address. */
export async function lastOfficial(tx: Tx): Promise<Map<string, Date>> {
  const { source, endedAt, status, addresses } = nomenclatureImport;
  const rows = await tx
    .select({ source, last: max(endedAt) })
    .from(nomenclatureImport)
    .where(
      and(
        inArray(status, ["done", "unchanged"]),
        isNotNull(endedAt),
        sql`starts_with(${addresses}->>0, ${OFFICIAL})`,
      ),
    )
    .groupBy(source);
  return new Map(rows.flatMap(({ source: one, last }) => (last ? [[one, last] as const] : [])));
}

/** A page that came from its official address: one row says it of all the pages of a source. */
export async function noteOfficialPage(
  tx: Tx,
  source: OfficialSource,
  address: string,
  moment: Date,
): Promise<void> {
  const last = { addresses: [address], endedAt: moment };
  const known = await tx
    .update(nomenclatureImport)
    .set(last)
    .where(and(eq(nomenclatureImport.source, source), eq(nomenclatureImport.status, "done")))
    .returning({ id: nomenclatureImport.id });
  if (known.length > 0) return;
  await tx
    .insert(nomenclatureImport)
    .values({ ...last, id: crypto.randomUUID(), source, status: "done", createdAt: moment });
}

/** Imports whose files were sent and never started; their files go with them. */
export async function forgetUnstarted(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx
    .delete(nomenclatureImport)
    .where(and(eq(nomenclatureImport.status, "ready"), lt(nomenclatureImport.createdAt, before)))
    .returning({ files: nomenclatureImport.files });
  return rows.flatMap(({ files }) => files.map(({ key }) => key));
}

/** Every version that answers or answered, latest first. */
export const answeringVersions = (tx: Tx) =>
  tx
    .select()
    .from(nomenclatureVersion)
    .where(isNotNull(nomenclatureVersion.currentFrom))
    .orderBy(desc(nomenclatureVersion.currentFrom));
