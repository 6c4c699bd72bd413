// What other rooms choose questions by.
import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { BankType, Difficulty } from "../domain/programme.ts";
import { pool } from "./queries-bank.ts";
import { bankQuestion, standing } from "./tables.ts";

interface Kind {
  readonly types: readonly BankType[];
  readonly difficulties: readonly Difficulty[];
}

/** The shipped questions of these kinds. */
export async function bankQuestionIds(tx: Tx, { types, difficulties }: Kind): Promise<string[]> {
  const rows = await tx
    .select({ id: bankQuestion.id })
    .from(bankQuestion)
    .where(
      and(
        inArray(bankQuestion.type, [...types]),
        inArray(bankQuestion.difficulty, [...difficulties]),
      ),
    )
    .orderBy(asc(bankQuestion.id));
  return rows.map(({ id }) => id);
}

/** Further back than this nothing is looked for. */
const MOST_MISSED = 500;

/** What was wrong, doubted or left the last time, the oldest first. */
export function missedQuestions(tx: Tx, types: readonly BankType[]) {
  const from = pool(tx);
  return tx
    .select({ id: from.id, at: standing.at })
    .from(standing)
    .innerJoin(from, eq(from.id, standing.questionId))
    .where(
      and(
        inArray(from.type, [...types]),
        or(isNull(standing.score), lt(standing.score, 1), eq(standing.doubtful, true)),
      ),
    )
    .orderBy(asc(standing.at), asc(from.id))
    .limit(MOST_MISSED);
}

/** Questions answered since a moment, by specialty: how many, and wholly right the last time. */
export async function bySpecialty(tx: Tx, since: Date) {
  const from = pool(tx);
  const rows = await tx
    .select({
      specialty: sql<string>`${from.specialty}`,
      asked: sql<number>`count(*)::int`,
      passed: sql<number>`(count(*) filter (where ${standing.score} >= 1))::int`,
    })
    .from(standing)
    .innerJoin(from, eq(from.id, standing.questionId))
    .where(and(gte(standing.at, since), isNotNull(standing.score), isNotNull(from.specialty)))
    .groupBy(from.specialty);
  const share = ({ asked, passed }: { asked: number; passed: number }) => passed / asked;
  // The weakest first: it is where to go on.
  return rows.sort((a, b) => share(a) - share(b) || (a.specialty < b.specialty ? -1 : 1));
}

/** Where the person stands with these questions, and what they are about. */
export function standingsOf(tx: Tx, ids: readonly string[]) {
  const from = pool(tx);
  return tx
    .select({
      id: standing.questionId,
      score: standing.score,
      at: standing.at,
      specialty: sql<string | null>`${from.specialty}`,
    })
    .from(standing)
    .innerJoin(from, eq(from.id, standing.questionId))
    .where(inArray(standing.questionId, [...ids]));
}
