// The questions that a person can be asked: the shipped ones and their own, as one list.
import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "#platform/db/database.ts";
import { searchedWords } from "#platform/db/full-text.ts";
import { type AttemptQuestion, type Filters, isOwnId, type Standing } from "../domain/session.ts";
import type { ShippedQuestion } from "../domain/shipped-bank.ts";
import { bankEdition, bankQuestion, standing, studyQuestion } from "./tables.ts";

const EDITION = 1;
/** Of the loading of the shipped questions, among the advisory locks. */
const LOAD_LOCK = 7_140_001;

export async function bankHash(tx: Tx): Promise<string | null> {
  const [row] = await tx
    .select({ hash: bankEdition.hash })
    .from(bankEdition)
    .where(eq(bankEdition.id, EDITION));
  return row?.hash ?? null;
}

/** Of two servers that start at once, the second waits, then finds it done. */
export async function lockBank(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
}

export async function replaceBank(
  tx: Tx,
  hash: string,
  questions: readonly (Pick<ShippedQuestion, "id" | "content"> & { digest: string })[],
): Promise<void> {
  await tx.delete(bankQuestion);
  const rows = questions.map(({ id, content, digest }) => ({ id, content, digest }));
  for (let at = 0; at < rows.length; at += 500)
    await tx.insert(bankQuestion).values(rows.slice(at, at + 500));
  await tx
    .insert(bankEdition)
    .values({ id: EDITION, hash })
    .onConflictDoUpdate({ target: bankEdition.id, set: { hash } });
}

/** The rows of both tables by what they are found by; contents are read afterwards, for a page. */
export function pool(tx: Tx) {
  const shipped = tx
    .select({
      id: bankQuestion.id,
      origin: sql<"bank" | "own">`'bank'::text`.as("origin"),
      type: bankQuestion.type,
      specialty: bankQuestion.specialty,
      difficulty: bankQuestion.difficulty,
      rank: bankQuestion.rank,
      search: bankQuestion.search,
      place: sql<number>`0`.as("place"),
    })
    .from(bankQuestion);
  const own = tx
    .select({
      id: sql<string>`${studyQuestion.id}::text`.as("id"),
      origin: sql<"bank" | "own">`'own'::text`.as("origin"),
      type: studyQuestion.type,
      specialty: studyQuestion.specialty,
      difficulty: studyQuestion.difficulty,
      rank: studyQuestion.rank,
      search: studyQuestion.search,
      place: studyQuestion.place,
    })
    .from(studyQuestion);
  return unionAll(shipped, own).as("pool");
}
type Pool = ReturnType<typeof pool>;

const STANDING: Readonly<Record<Standing, SQL | undefined>> = {
  new: isNull(standing.questionId),
  wrong: lt(standing.score, 1),
  flagged: eq(standing.flagged, true),
  doubtful: eq(standing.doubtful, true),
  omitted: and(sql`${standing.questionId} is not null`, isNull(standing.score)),
};

function where(from: Pool, filters: Filters): SQL | undefined {
  const among = (column: AnyPgColumn, values: readonly string[]) =>
    values.length > 0 ? inArray(column, [...values]) : undefined;
  return and(
    among(from.type, filters.types),
    among(from.specialty, filters.specialties),
    among(from.difficulty, filters.difficulties),
    among(from.rank, filters.ranks),
    filters.origin === "all" ? undefined : eq(from.origin, filters.origin),
    filters.search === ""
      ? undefined
      : sql`${from.search} @@ websearch_to_tsquery('fr'::regconfig, ${searchedWords(filters.search)})`,
    filters.standings.length > 0 ? or(...filters.standings.map((one) => STANDING[one])) : undefined,
  );
}

export async function findQuestions(
  tx: Tx,
  filters: Filters,
  { offset, limit }: { offset: number; limit: number },
) {
  const from = pool(tx);
  const all = tx
    .select({
      id: from.id,
      origin: from.origin,
      place: from.place,
      // Counted in the same reading: thousands of questions are not read twice.
      total: sql<number>`count(*) over ()::int`.as("total"),
    })
    .from(from)
    .$dynamic();
  if (filters.standings.length > 0) all.leftJoin(standing, eq(standing.questionId, from.id));
  const page = all
    .where(where(from, filters))
    .orderBy(asc(from.origin), asc(from.place), asc(from.id))
    .offset(offset)
    .limit(limit)
    .as("page");
  // Of all of them only those of the page are looked up among the standings.
  const rows = await tx
    .select({
      id: page.id,
      origin: page.origin,
      total: page.total,
      known: sql<boolean>`${standing.questionId} is not null`,
      score: standing.score,
      doubtful: standing.doubtful,
      flagged: standing.flagged,
    })
    .from(page)
    .leftJoin(standing, eq(standing.questionId, page.id))
    .orderBy(asc(page.origin), asc(page.place), asc(page.id));
  return { total: rows[0]?.total ?? 0, rows };
}

/** Drawn by lot, and by the same lot for the same seed. */
export async function drawQuestions(
  tx: Tx,
  filters: Filters,
  seed: string,
  limit: number,
): Promise<string[]> {
  const from = pool(tx);
  const rows = await tx
    .select({ id: from.id })
    .from(from)
    .leftJoin(standing, eq(standing.questionId, from.id))
    .where(where(from, filters))
    .orderBy(sql`md5(${from.id} || ${seed})`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The contents of these questions, in this order; those that are gone are left out. */
export async function readQuestions(tx: Tx, ids: readonly string[]): Promise<AttemptQuestion[]> {
  const [own, shipped] = [ids.filter(isOwnId), ids.filter((id) => !isOwnId(id))];
  const of = <T extends typeof bankQuestion | typeof studyQuestion>(table: T) => ({
    id: table.id,
    digest: table.digest,
    content: table.content,
  });
  const rows = [
    ...(shipped.length > 0
      ? await tx
          .select(of(bankQuestion))
          .from(bankQuestion)
          .where(inArray(bankQuestion.id, shipped))
      : []),
    ...(own.length > 0
      ? await tx.select(of(studyQuestion)).from(studyQuestion).where(inArray(studyQuestion.id, own))
      : []),
  ];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many there are of each kind. */
export async function countQuestions(tx: Tx) {
  const from = pool(tx);
  const rows = await tx
    .select({
      origin: from.origin,
      type: from.type,
      specialty: from.specialty,
      count: count(),
    })
    .from(from)
    .groupBy(from.origin, from.type, from.specialty);
  const by = (read: (row: (typeof rows)[number]) => string | null) => {
    const sums = new Map<string, number>();
    for (const row of rows) {
      const value = read(row);
      if (value !== null) sums.set(value, (sums.get(value) ?? 0) + row.count);
    }
    return [...sums].map(([value, count]) => ({ value, count }));
  };
  const sum = (kept: typeof rows) => kept.reduce((total, row) => total + row.count, 0);
  return {
    total: sum(rows),
    own: sum(rows.filter(({ origin }) => origin === "own")),
    specialties: by(({ specialty }) => specialty),
    types: by(({ type }) => type),
  };
}

export async function deleteQuestion(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(studyQuestion)
    .where(eq(studyQuestion.id, id))
    .returning({ id: studyQuestion.id });
  return gone.length > 0;
}
