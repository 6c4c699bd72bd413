import { and, asc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { Nomenclature } from "../domain/official.ts";
import { nomenclatureRow, nomenclatureVersion } from "./tables.ts";

export type Version = typeof nomenclatureVersion.$inferSelect;

const byNomenclature = (nomenclature: Nomenclature) =>
  eq(nomenclatureVersion.nomenclature, nomenclature);

export async function currentVersion(tx: Tx, nomenclature: Nomenclature): Promise<Version | null> {
  const [row] = await tx
    .select()
    .from(nomenclatureVersion)
    .where(and(byNomenclature(nomenclature), eq(nomenclatureVersion.status, "current")));
  return row ?? null;
}

/** The version that answered at that moment, or null. */
export async function versionAt(
  tx: Tx,
  nomenclature: Nomenclature,
  moment: Date,
): Promise<Version | null> {
  const [row] = await tx
    .select()
    .from(nomenclatureVersion)
    .where(
      and(
        byNomenclature(nomenclature),
        sql`${nomenclatureVersion.currentFrom} <= ${moment.toISOString()}`,
        sql`coalesce(${nomenclatureVersion.currentUntil}, 'infinity') > ${moment.toISOString()}`,
      ),
    );
  return row ?? null;
}

export const addVersion = (tx: Tx, version: typeof nomenclatureVersion.$inferInsert) =>
  tx.insert(nomenclatureVersion).values(version);

/** What a row is, as a number: its key and its content, by the hash that the database has of them. */
const digestOf = (key: SQL, content: SQL): SQL =>
  sql`hashtextextended(${key}, jsonb_hash_extended(${content}, 0))`;

interface Summed extends Record<string, unknown> {
  part: string;
  digest: string;
}

/**
 * `rows` is one JSON array, one parameter for all: they are read in one go. Nobody waits for the disk here: what a power
 * cut loses of a version answers nothing yet, and the commit that makes it current has the disk keep
 * all that was written before. Resolves to the sum of the digests of the rows of each part, taken of
 * what was given and not of what was kept.
 */
export async function addRows(
  tx: Tx,
  versionId: string,
  rows: string,
  aliveAt: Date,
): Promise<Summed[]> {
  await tx.execute(sql`set local synchronous_commit = off`);
  const { rows: summed } = await tx.execute<Summed>(sql`
    with given as (
      select one->>'part' as part, one->>'key' as key, one->'content' as content
      from jsonb_array_elements(${rows}::jsonb) as one),
    written as (
      insert into ${nomenclatureRow} (version_id, part, key, content)
      select ${versionId}, part, key, content from given)
    select part, sum(${digestOf(sql`key`, sql`content`)})::text as digest from given group by part`);
  await tx
    .update(nomenclatureVersion)
    .set({ aliveAt })
    .where(eq(nomenclatureVersion.id, versionId));
  return summed;
}

/**
 * Has statements planned again: a session keeps the plan that it made on a nearly empty table, which
 * reads all of it.
 */
export const planAgain = (tx: Tx) =>
  tx.execute(sql`analyze ${nomenclatureRow} (version_id, part, key)`);

/** The rows of a version as they stand: how many of each part, and the sum of their digests. */
export async function writtenRows(
  tx: Tx,
  versionId: string,
): Promise<Pick<Version, "counts" | "digests">> {
  const { part, key, content } = nomenclatureRow;
  const rows = await tx
    .select({
      part,
      count: sql<number>`count(*)::int`,
      digest: sql<string>`sum(${digestOf(sql`${key}`, sql`${content}`)})::text`,
    })
    .from(nomenclatureRow)
    .where(eq(nomenclatureRow.versionId, versionId))
    .groupBy(part);
  return {
    counts: Object.fromEntries(rows.map((row) => [row.part, row.count])),
    digests: Object.fromEntries(rows.map((row) => [row.part, row.digest])),
  };
}

/** Of two imports that end together, one waits here for the other. */
export async function makeCurrent(
  tx: Tx,
  { id, nomenclature, digests }: Pick<Version, "id" | "nomenclature" | "digests">,
  moment: Date,
): Promise<void> {
  await tx
    .update(nomenclatureVersion)
    .set({ status: "past", currentUntil: moment })
    .where(and(byNomenclature(nomenclature), eq(nomenclatureVersion.status, "current")));
  await tx
    .update(nomenclatureVersion)
    .set({ status: "current", currentFrom: moment, digests })
    .where(eq(nomenclatureVersion.id, id));
}

/** Versions that stopped being written before `moment`. */
export const abandonedVersions = (tx: Tx, moment: Date): Promise<{ id: string }[]> =>
  tx
    .select({ id: nomenclatureVersion.id })
    .from(nomenclatureVersion)
    .where(and(eq(nomenclatureVersion.status, "loading"), lt(nomenclatureVersion.aliveAt, moment)));

/** Removes some rows of a version; resolves to how many. */
export async function removeRows(tx: Tx, versionId: string, limit: number): Promise<number> {
  const { rows } = await tx.execute<{ removed: number }>(sql`
    with gone as (
      delete from ${nomenclatureRow} where ctid = any(array(
        select ctid from ${nomenclatureRow} where version_id = ${versionId} limit ${limit}))
      returning 1)
    select count(*)::int as removed from gone`);
  return rows[0]?.removed ?? 0;
}

export const removeVersion = (tx: Tx, id: string) =>
  tx.delete(nomenclatureVersion).where(eq(nomenclatureVersion.id, id));

const columns = { key: nomenclatureRow.key, content: nomenclatureRow.content };

/** A page of a part, in the order of its keys, after a key. */
export const pageOf = (tx: Tx, versionId: string, part: string, after: string, limit: number) =>
  tx
    .select(columns)
    .from(nomenclatureRow)
    .where(
      and(
        eq(nomenclatureRow.versionId, versionId),
        eq(nomenclatureRow.part, part),
        gt(nomenclatureRow.key, after),
      ),
    )
    .orderBy(asc(nomenclatureRow.key))
    .limit(limit);

export const rowsByKey = (tx: Tx, versionId: string, part: string, keys: readonly string[]) =>
  tx
    .select(columns)
    .from(nomenclatureRow)
    .where(
      and(
        eq(nomenclatureRow.versionId, versionId),
        eq(nomenclatureRow.part, part),
        inArray(nomenclatureRow.key, [...keys]),
      ),
    );
