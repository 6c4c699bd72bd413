// The row of what an answer cost, its price, and the answers left to a person this month.
import { and, asc, eq, getTableColumns, gt, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { monthOf, TIME_ZONE } from "../domain/month.ts";
import { NO_MODEL_PROVIDER, type UsageFacts } from "../domain/usage.ts";
import { allowance, price, usage } from "./tables.ts";

const asked = sql`excluded.provider <> ${NO_MODEL_PROVIDER}`;
/** A run without a model leaves on the row the model that an earlier one asked. */
const NEXT_RUN = {
  run: sql`excluded.run`,
  outcome: sql`excluded.outcome`,
  provider: sql`case when ${asked} then excluded.provider else ${usage.provider} end`,
  model: sql`case when ${asked} then excluded.model else ${usage.model} end`,
  tokensIn: sql`${usage.tokensIn} + excluded.tokens_in`,
  tokensOut: sql`${usage.tokensOut} + excluded.tokens_out`,
  cachedTokens: sql`${usage.cachedTokens} + excluded.cached_tokens`,
  durationMs: sql`coalesce(${usage.durationMs} + excluded.duration_ms, excluded.duration_ms, ${usage.durationMs})`,
  tools: sql`${usage.tools} || excluded.tools`,
};

/** Adds the row, or adds a later run of the answer to it. False, and nothing changes, when that run is counted already. */
export async function insertUsage(tx: Tx, facts: UsageFacts): Promise<boolean> {
  const { personId, tools = [], run = 0, takesAllowance: _, ...row } = facts;
  const free = row.provider === NO_MODEL_PROVIDER;
  const added = await tx
    .insert(usage)
    .values({
      ...row,
      // The account may have been erased while the answer was written.
      personId: sql`(select ${user.id} from ${user} where ${user.id} = ${personId})`,
      tools,
      run,
      costMicroEuros: free ? 0 : null,
    })
    .onConflictDoUpdate({ target: usage.messageId, set: NEXT_RUN, setWhere: sql`${usage.run} < excluded.run` })
    .returning({ id: usage.messageId });
  return added.length > 0;
}

/** Gives rows the price of their model on their day, null where none is known. One euro for a million tokens is one
 *  micro-euro for each. */
export const priceRows = (tx: Tx, which: SQL) =>
  tx.execute(sql`
    update ${usage} u set cost_micro_euros = (
      select round((u.tokens_in - u.cached_tokens) * p.input + u.cached_tokens * coalesce(p.cached_input, p.input)
        + u.tokens_out * p.output)
      from ${price} p
      where p.model = u.model and p.valid_from <= (u.at at time zone ${TIME_ZONE})::date
      order by p.valid_from desc limit 1)
    where u.provider <> ${NO_MODEL_PROVIDER} and ${which}`);

export const priceAnswer = (tx: Tx, messageId: string) => priceRows(tx, sql`u.message_id = ${messageId}`);
export const priceModel = (tx: Tx, model: string) => priceRows(tx, sql`u.model = ${model}`);

/** Takes one of the `limit` answers of the month, all in one statement: two questions at once cannot take the same one.
 *  False when none is left. */
export async function takeAnswer(tx: Tx, personId: string, now: Date, limit: number | null): Promise<boolean> {
  if (limit !== null && limit <= 0) return false;
  const rows = await tx
    .insert(allowance)
    .values({ personId, month: monthOf(now), used: 1 })
    .onConflictDoUpdate({
      target: [allowance.personId, allowance.month],
      set: { used: sql`${allowance.used} + 1` },
      ...(limit === null ? {} : { setWhere: sql`${allowance.used} < ${limit}` }),
    })
    .returning({ used: allowance.used });
  return rows.length > 0;
}

export const giveAnswerBack = (tx: Tx, personId: string, at: Date) =>
  tx
    .update(allowance)
    .set({ used: sql`${allowance.used} - 1` })
    .where(and(eq(allowance.personId, personId), eq(allowance.month, monthOf(at)), gt(allowance.used, 0)));

export async function answersTaken(tx: Tx, personId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ used: allowance.used })
    .from(allowance)
    .where(and(eq(allowance.personId, personId), eq(allowance.month, monthOf(now))));
  return row?.used ?? 0;
}

/** Euros spent since `start`, as far as prices are known, and the answers whose price is not. */
export async function spentSince(tx: Tx, start: Date): Promise<{ microEuros: number; unknown: number }> {
  const [row] = await tx
    .select({
      microEuros: sql<string>`coalesce(sum(${usage.costMicroEuros}), 0)`,
      unknown: sql<string>`count(*) filter (where ${usage.costMicroEuros} is null)`,
    })
    .from(usage)
    .where(and(gte(usage.at, start), ne(usage.provider, NO_MODEL_PROVIDER)));
  return { microEuros: Number(row?.microEuros ?? 0), unknown: Number(row?.unknown ?? 0) };
}

/** Everything of one person, for the export. */
export async function usageOf(tx: Tx, personId: string) {
  const { personId: _, ...columns } = getTableColumns(usage);
  const answers = await tx.select(columns).from(usage).where(eq(usage.personId, personId)).orderBy(asc(usage.at));
  const months = await tx
    .select()
    .from(allowance)
    .where(eq(allowance.personId, personId))
    .orderBy(asc(allowance.month));
  return {
    answers,
    months: months.map(({ month, used }) => ({ month, used })),
  };
}

/** The figures stay; whose they were is forgotten. */
export async function forgetPerson(tx: Tx, personId: string): Promise<void> {
  await tx.update(usage).set({ personId: null }).where(eq(usage.personId, personId));
  await tx.delete(allowance).where(eq(allowance.personId, personId));
}
