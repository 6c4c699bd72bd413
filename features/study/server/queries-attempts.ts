// Papers and their answers, as their owner finds them.
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
  lt,
  or,
  sql,
} from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { QuizOrigin } from "../domain/quiz/quiz-origin.ts";
import type { SessionSettings } from "../domain/session.ts";
import { answer, attempt, standing } from "./tables.ts";

export type AttemptRow = typeof attempt.$inferSelect;
export type AnswerRow = typeof answer.$inferSelect;

/** The row as it stands, which is not read back: it is long. Null, and nothing changed, when the id is taken. */
export async function addAttempt(
  tx: Tx,
  row: typeof attempt.$inferInsert,
): Promise<AttemptRow | null> {
  const added = await tx
    .insert(attempt)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: attempt.id });
  if (added.length === 0) return null;
  const { minutes = null, submittedAt = null, duration = null, score = null } = row;
  return { ...row, minutes, submittedAt, duration, score, answered: row.answered ?? null };
}

export async function findAttempt(tx: Tx, id: string, lock = false): Promise<AttemptRow | null> {
  const query = tx.select().from(attempt).where(eq(attempt.id, id));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? null;
}

/** The last papers that were handed in before a moment. */
export const handedInBefore = (tx: Tx, before: Date, most: number): Promise<AttemptRow[]> =>
  tx
    .select()
    .from(attempt)
    .where(lt(attempt.submittedAt, before))
    .orderBy(desc(attempt.submittedAt))
    .limit(most);

/** Of the papers, all but their questions: specialties alone are drawn from them. */
const { questions: _questions, settings: _settings, ...head } = getTableColumns(attempt);
const summaryColumns = {
  ...head,
  quiz: sql<QuizOrigin | null>`${attempt.settings}->'quiz'`,
  settings: sql<Pick<SessionSettings, "daily" | "classPaper">>`jsonb_strip_nulls(
    jsonb_build_object(
      'daily', ${attempt.settings}->'daily', 'classPaper', ${attempt.settings}->'classPaper'
    )
  )`,
  specialties: sql<string[]>`(
    select coalesce(jsonb_agg(distinct one->'content'->>'specialty'), '[]'::jsonb)
    from jsonb_array_elements(${attempt.questions}) one
    where one->'content'->>'specialty' is not null
  )`,
};

/** A quiz of the day that was prepared, and that nobody opened, is no paper of the history. */
const begun = or(
  sql`${attempt.settings}->>'daily' is null`,
  isNotNull(attempt.submittedAt),
  sql`exists (select 1 from ${answer} where ${answer.attemptId} = ${attempt.id})`,
);

/** Clinical cases have a history of their own. */
const listed = and(begun, sql`${attempt.settings}->>'clinicalCase' is null`);

export async function listAttempts(tx: Tx, page: { offset: number; limit: number }) {
  const [all] = await tx.select({ total: count() }).from(attempt).where(listed);
  const rows = await tx
    .select(summaryColumns)
    .from(attempt)
    .where(listed)
    .orderBy(desc(attempt.startedAt), asc(attempt.id))
    .offset(page.offset)
    .limit(page.limit);
  return { total: all?.total ?? 0, rows };
}

/** Locks them in one order: two devices that send at once take turns. */
export const lockAttempts = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: attempt.id, questions: attempt.questions, startedAt: attempt.startedAt })
    .from(attempt)
    .where(inArray(attempt.id, [...ids]))
    .orderBy(asc(attempt.id))
    .for("share");

export const answersOf = (tx: Tx, attemptId: string): Promise<AnswerRow[]> =>
  tx.select().from(answer).where(eq(answer.attemptId, attemptId));

export async function hasAnswers(tx: Tx, attemptId: string): Promise<boolean> {
  const found = await tx
    .select({ id: answer.id })
    .from(answer)
    .where(eq(answer.attemptId, attemptId))
    .limit(1);
  return found.length > 0;
}

export const knownAnswers = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ id: answer.id, attemptId: answer.attemptId })
    .from(answer)
    .where(inArray(answer.id, [...ids]));

export async function addAnswers(
  tx: Tx,
  rows: readonly (typeof answer.$inferInsert)[],
): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const added = await tx
    .insert(answer)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: answer.id });
  return new Set(added.map(({ id }) => id));
}

export async function closeAttempt(
  tx: Tx,
  id: string,
  end: { submittedAt: Date; duration: number; score: number; answered: number },
): Promise<void> {
  await tx.update(attempt).set(end).where(eq(attempt.id, id));
}

export async function deleteOpenAttempt(tx: Tx, id: string): Promise<boolean> {
  const gone = await tx
    .delete(attempt)
    .where(and(eq(attempt.id, id), isNull(attempt.submittedAt)))
    .returning({ id: attempt.id });
  return gone.length > 0;
}

/** Where the person now stands with the questions of a paper. */
export async function writeStandings(
  tx: Tx,
  rows: readonly (typeof standing.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(standing)
    .values([...rows])
    .onConflictDoUpdate({
      target: [standing.ownerId, standing.questionId],
      set: {
        score: sql`excluded.score`,
        doubtful: sql`excluded.doubtful`,
        flagged: sql`excluded.flagged`,
        at: sql`excluded.at`,
      },
      setWhere: sql`excluded.at >= ${standing.at}`,
    });
}

export async function everythingOfStudy(tx: Tx) {
  return {
    attempts: await tx.select().from(attempt).orderBy(asc(attempt.startedAt)),
    answers: await tx.select().from(answer).orderBy(asc(answer.receivedAt), asc(answer.id)),
    standings: await tx.select().from(standing).orderBy(asc(standing.questionId)),
  };
}

export async function eraseStudy(tx: Tx, personId: string): Promise<void> {
  await tx.delete(standing).where(eq(standing.ownerId, personId));
  // Answers go with their paper.
  await tx.delete(attempt).where(eq(attempt.ownerId, personId));
}
