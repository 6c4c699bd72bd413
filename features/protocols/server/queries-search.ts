import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { type PassageRow, passageColumns } from "./queries.ts";
import { protocolPassage } from "./tables.ts";

const MOST_CANDIDATES = 1_000;
/** First passages of a protocol that is named, whatever else is asked. */
const FIRST = 8;

/** Of these versions: the passages that hold a word of one of these beginnings, and the first of those named. */
export async function candidates(
  tx: Tx,
  versionIds: readonly string[],
  named: readonly string[],
  starts: readonly string[],
): Promise<PassageRow[]> {
  const lexemes = starts
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "")
    .map((word) => `'${word}':*`)
    .join(" | ");
  if (versionIds.length === 0 || lexemes === "") return [];
  const query = sql`to_tsquery('fr', ${lexemes})`;
  const read = (where: SQL | undefined, order: SQL, most: number) =>
    tx.select(passageColumns).from(protocolPassage).where(where).orderBy(order).limit(most);
  const held = await read(
    and(
      inArray(protocolPassage.versionId, [...versionIds]),
      sql`${protocolPassage.search} @@ ${query}`,
    ),
    sql`ts_rank(${protocolPassage.search}, ${query}) desc, ${protocolPassage.id}`,
    MOST_CANDIDATES,
  );
  const first =
    named.length === 0
      ? []
      : await read(
          and(
            inArray(protocolPassage.versionId, [...named]),
            sql`${protocolPassage.position} <= ${FIRST}`,
          ),
          sql`${protocolPassage.versionId}, ${protocolPassage.position}`,
          MOST_CANDIDATES,
        );
  return [...new Map([...held, ...first].map((row) => [row.id, row])).values()];
}

/** A title that so many parts of protocols have is of none of them. */
const SHARED = 5;

/** Titles that stand in many parts of these versions: « Objet », « Traçabilité ». */
export async function sharedTitles(tx: Tx, versionIds: readonly string[]): Promise<Set<string>> {
  if (versionIds.length === 0) return new Set();
  const nearest = sql<string>`regexp_replace(${protocolPassage.heading}, '^.* › ', '')`;
  const parts = sql`count(distinct (${protocolPassage.versionId}, ${protocolPassage.heading}))`;
  const rows = await tx
    .select({ title: nearest })
    .from(protocolPassage)
    .where(inArray(protocolPassage.versionId, [...versionIds]))
    .groupBy(nearest)
    .having(sql`${parts} >= ${SHARED}`);
  return new Set(rows.map(({ title }) => title));
}

export async function findPassage(tx: Tx, id: string): Promise<PassageRow | null> {
  const [row] = await tx
    .select(passageColumns)
    .from(protocolPassage)
    .where(eq(protocolPassage.id, id));
  return row ?? null;
}
