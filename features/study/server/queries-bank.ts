// The questions that a person can be asked: the shipped ones and their own, as one list.
import { and, asc, count, eq, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Tx } from "#platform/db/database.ts";
import { searchedWords } from "#platform/db/full-text.ts";
import { type AttemptQuestion, type Filters, isOwnId, type Standing } from "../domain/session.ts";
import type { ShippedQuestion } from "../domain/shipped-bank.ts";
import { bankEdition, bankQuestion, standing, studyQuestion } from "./tables.ts";

type Origin = "bank" | "own";

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

/**
 * Words of the person's own questions are looked up by a function: row security would read every
 * row first (docs/decisions/0031). It gives candidates; what is seen is for row security to say.
 */
const holding = {
  bank: (words: string) =>
    sql`${bankQuestion.search} @@ websearch_to_tsquery('fr'::regconfig, ${words})`,
  // "is true" keeps it a list that is hashed once, however many rows hold a word.
  own: (words: string) =>
    sql`(${studyQuestion.id} in (select study_question_found(${words}))) is true`,
};

const STANDING: Readonly<Record<Standing, SQL | undefined>> = {
  new: isNull(standing.questionId),
  wrong: lt(standing.score, 1),
  flagged: eq(standing.flagged, true),
  doubtful: eq(standing.doubtful, true),
  omitted: and(sql`${standing.questionId} is not null`, isNull(standing.score)),
};

function matching(origin: Origin, filters: Partial<Filters>): SQL | undefined {
  const table = origin === "bank" ? bankQuestion : studyQuestion;
  const among = (column: AnyPgColumn, values: readonly string[] = []) =>
    values.length > 0 ? inArray(column, [...values]) : undefined;
  const { search = "", standings = [] } = filters;
  return and(
    filters.origin === undefined || filters.origin === "all" || filters.origin === origin
      ? undefined
      : sql`false`,
    among(table.type, filters.types),
    among(table.specialty, filters.specialties),
    among(table.difficulty, filters.difficulties),
    among(table.rank, filters.ranks),
    search === "" ? undefined : holding[origin](searchedWords(search)),
    standings.length > 0 ? or(...standings.map((one) => STANDING[one])) : undefined,
  );
}

/** The shipped questions that filters find, by what a list is made of. */
function shipped(tx: Tx, filters: Partial<Filters>) {
  const rows = tx
    .select({
      id: bankQuestion.id,
      origin: sql<Origin>`'bank'::text`.as("origin"),
      place: sql<number>`0`.as("place"),
      type: bankQuestion.type,
      specialty: bankQuestion.specialty,
      rank: bankQuestion.rank,
    })
    .from(bankQuestion)
    .$dynamic();
  if (filters.standings?.length) rows.leftJoin(standing, eq(standing.questionId, bankQuestion.id));
  return rows.where(matching("bank", filters));
}

/** The same of the person's own. */
function own(tx: Tx, filters: Partial<Filters>) {
  const id = sql<string>`${studyQuestion.id}::text`;
  const rows = tx
    .select({
      id: id.as("id"),
      origin: sql<Origin>`'own'::text`.as("origin"),
      place: studyQuestion.place,
      type: studyQuestion.type,
      specialty: studyQuestion.specialty,
      rank: studyQuestion.rank,
    })
    .from(studyQuestion)
    .$dynamic();
  if (filters.standings?.length) rows.leftJoin(standing, eq(standing.questionId, id));
  return rows.where(matching("own", filters));
}

/** Both as one list; contents are read afterwards, for a page. */
export const pool = (tx: Tx, filters: Partial<Filters> = {}) =>
  unionAll(shipped(tx, filters), own(tx, filters)).as("pool");

/** Each half in its own order: an index has it, and stops at the end of the page. */
function firstListed(tx: Tx, filters: Filters, last: number) {
  const first = unionAll(
    shipped(tx, filters).orderBy(asc(bankQuestion.id)).limit(last),
    own(tx, filters).orderBy(asc(studyQuestion.place), asc(studyQuestion.id)).limit(last),
  ).as("first");
  const total = sql<number>`(select count(*)::int from ${pool(tx, filters)})`.as("total");
  return tx.select({ id: first.id, origin: first.origin, place: first.place, total }).from(first);
}

/** Counted in the same reading: the words are looked up once. */
function allFound(tx: Tx, filters: Filters) {
  const from = pool(tx, filters);
  const total = sql<number>`count(*) over ()::int`.as("total");
  return tx.select({ id: from.id, origin: from.origin, place: from.place, total }).from(from);
}

export async function findQuestions(
  tx: Tx,
  filters: Filters,
  { offset, limit }: { offset: number; limit: number },
) {
  const found = (
    filters.search === "" ? firstListed(tx, filters, offset + limit) : allFound(tx, filters)
  ).as("found");
  const page = tx
    .select()
    .from(found)
    .orderBy(asc(found.origin), asc(found.place), asc(found.id))
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
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countFound(tx, filters));
  return { total, rows };
}

/** A page beyond the last has no row to tell the total. */
async function countFound(tx: Tx, filters: Filters): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(pool(tx, filters));
  return row?.total ?? 0;
}

/** Drawn by lot, and by the same lot for the same seed. */
export async function drawQuestions(
  tx: Tx,
  filters: Filters,
  seed: string,
  limit: number,
): Promise<string[]> {
  const from = pool(tx, filters);
  const rows = await tx
    .select({ id: from.id })
    .from(from)
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
      rank: from.rank,
      count: count(),
    })
    .from(from)
    .groupBy(from.origin, from.type, from.specialty, from.rank);
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
    ranks: by(({ rank }) => rank),
    unranked: sum(rows.filter(({ origin, rank }) => origin === "bank" && rank === null)),
  };
}

export async function deleteQuestion(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(studyQuestion)
    .where(eq(studyQuestion.id, id))
    .returning({ id: studyQuestion.id });
  return gone.length > 0;
}
