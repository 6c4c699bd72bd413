// Sums over what everyone answered, for administrators: nobody is named in them.
import { sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { BankQuestion } from "../domain/bank-question.ts";
import { ENOUGH_ANSWERS, type HealthOrder } from "../domain/wire-health.ts";
import { answer, attempt, bankQuestion, standing } from "./tables.ts";

export interface HealthRow extends Record<string, unknown> {
  id: string;
  digest: string;
  content: BankQuestion;
  people: number;
  success: number | null;
  discrimination: number | null;
}

const ORDERS = {
  success: sql`success asc nulls last`,
  discrimination: sql`discrimination asc nulls last`,
  people: sql`people desc`,
} as const;

/** One page of the shipped questions, with their success and their discrimination. */
export async function listHealth(
  tx: Tx,
  { order, offset, limit }: { order: HealthOrder; offset: number; limit: number },
): Promise<HealthRow[]> {
  const found = await tx.execute<HealthRow>(sql`
    with answered as (
      select ${standing.ownerId} as owner, ${standing.questionId} as question,
        ${standing.score}::float8 as score
      from ${standing} where ${standing.score} is not null
    ), knowing as (
      select owner, avg(score) as mean, count(*) as number from answered group by owner
    ), judged as (
      select question, count(*)::int as people,
        case when count(*) >= ${ENOUGH_ANSWERS} then avg(score) end as success,
        case when count(*) >= ${ENOUGH_ANSWERS} then
          corr(score, (mean * number - score) / nullif(number - 1, 0))
        end as discrimination
      from answered join knowing using (owner) group by question
    )
    select ${bankQuestion.id} as id, ${bankQuestion.digest} as digest,
      ${bankQuestion.content} as content, coalesce(people, 0) as people, success, discrimination
    from ${bankQuestion} left join judged on judged.question = ${bankQuestion.id}
    order by ${ORDERS[order]}, id
    offset ${offset} limit ${limit}`);
  return found.rows;
}

interface TickedRow extends Record<string, unknown> {
  id: string;
  answers: number;
  ticked: string[];
}

/** How often these questions were answered in this version, and which lines were ever ticked. */
export async function tickedLines(
  tx: Tx,
  digests: readonly string[],
): Promise<Map<string, { answers: number; ticked: readonly string[] }>> {
  if (digests.length === 0) return new Map();
  const found = await tx.execute<TickedRow>(sql`
    with given as (
      select asked.value->>'id' as id, last.given
      from ${attempt}
      cross join lateral jsonb_array_elements(${attempt.questions})
        with ordinality as asked(value, rank)
      cross join lateral (
        select ${answer.given} as given from ${answer}
        where ${answer.attemptId} = ${attempt.id} and ${answer.position} = asked.rank - 1
        order by ${answer.elapsed} desc, ${answer.id} desc limit 1
      ) as last
      where ${attempt.submittedAt} is not null
        and asked.value->>'digest' in (${sql.join(
          digests.map((digest) => sql`${digest}`),
          sql`, `,
        )})
        and jsonb_typeof(last.given) = 'array'
    )
    select id, count(*)::int as answers, coalesce(
      (select jsonb_agg(distinct line) from given as same
        cross join lateral jsonb_array_elements(same.given) as line where same.id = given.id),
      '[]'::jsonb) as ticked
    from given group by id`);
  return new Map(found.rows.map(({ id, ...rest }) => [id, rest]));
}
