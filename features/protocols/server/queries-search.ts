import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { type PassageRow, passageColumns } from "./queries.ts";
import { protocolPassage } from "./tables.ts";

const MOST_CANDIDATES = 1_000;
/** First passages of a protocol that is named, whatever else is asked. */
const FIRST = 8;

/** Of these versions: the passages that hold one of the words, and the first of those named. */
export async function candidates(
  tx: Tx,
  versionIds: readonly string[],
  named: readonly string[],
  words: readonly string[],
): Promise<PassageRow[]> {
  const lexemes = words
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

export async function findPassage(tx: Tx, id: string): Promise<PassageRow | null> {
  const [row] = await tx
    .select(passageColumns)
    .from(protocolPassage)
    .where(eq(protocolPassage.id, id));
  return row ?? null;
}
