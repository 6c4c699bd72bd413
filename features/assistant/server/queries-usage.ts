// The row of what an answer cost, its price, and the answers left to a person this month.
import { and, asc, eq, getTableColumns, gt, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { monthOf, TIME_ZONE } from "../domain/month.ts";
import { NO_MODEL_PROVIDER, type UsageFacts } from "../domain/usage.ts";
import { allowance, price, usage } from "./tables.ts";

/** What an estimate did not know. How the run ended is what the first to say so said. */
const TRUE_FIGURES = {
  provider: sql`excluded.provider`,
  model: sql`excluded.model`,
  tokensIn: sql`excluded.tokens_in`,
  tokensOut: sql`excluded.tokens_out`,
  cachedTokens: sql`excluded.cached_tokens`,
  costMicroEuros: sql`excluded.cost_micro_euros`,
  durationMs: sql`excluded.duration_ms`,
  firstTextMs: sql`excluded.first_text_ms`,
  tools: sql`excluded.tools`,
};

/**
 * Adds the row of a run, or gives an estimated one (without a duration) its true figures. Null, and
 * nothing changes, when that run is counted already.
 */
export async function insertUsage(
  tx: Tx,
  facts: UsageFacts,
): Promise<"added" | "corrected" | null> {
  const { personId, tools = [], run = 0, takesAllowance: _, ...row } = facts;
  const free = row.provider === NO_MODEL_PROVIDER;
  const [written] = await tx
    .insert(usage)
    .values({
      ...row,
      // The account may have been erased while the answer was written.
      personId: sql`(select ${user.id} from ${user} where ${user.id} = ${personId})`,
      tools,
      run,
      costMicroEuros: free ? 0 : null,
    })
    .onConflictDoUpdate({
      target: [usage.messageId, usage.run],
      set: TRUE_FIGURES,
      setWhere: sql`${usage.durationMs} is null and excluded.duration_ms is not null`,
    })
    // A row that no transaction has changed has no `xmax`: it is new.
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  if (!written) return null;
  return written.isNew ? "added" : "corrected";
}

/**
 * Gives rows the price of their model on their day, null where none is known. One euro for a
 * million tokens is one micro-euro for each.
 */
export const priceRows = (tx: Tx, which: SQL) =>
  tx.execute(sql`
    update ${usage} u set cost_micro_euros = (
      select round((u.tokens_in - u.cached_tokens) * p.input + u.cached_tokens * coalesce(p.cached_input, p.input)
        + u.tokens_out * p.output)
      from ${price} p
      where p.model = u.model and p.valid_from <= (u.at at time zone ${TIME_ZONE})::date
      order by p.valid_from desc limit 1)
    where u.provider <> ${NO_MODEL_PROVIDER} and ${which}`);

export const priceAnswer = (tx: Tx, messageId: string) =>
  priceRows(tx, sql`u.message_id = ${messageId}`);
export const priceModel = (tx: Tx, model: string) => priceRows(tx, sql`u.model = ${model}`);

/**
 * Takes one of the `limit` answers of the month, all in one statement: two questions at once cannot
 * take the same one. False when none is left.
 */
export async function takeAnswer(
  tx: Tx,
  personId: string,
  now: Date,
  limit: number | null,
): Promise<boolean> {
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
    .where(
      and(
        eq(allowance.personId, personId),
        eq(allowance.month, monthOf(at)),
        gt(allowance.used, 0),
      ),
    );

export async function answersTaken(tx: Tx, personId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ used: allowance.used })
    .from(allowance)
    .where(and(eq(allowance.personId, personId), eq(allowance.month, monthOf(now))));
  return row?.used ?? 0;
}

/** Euros spent since `start`, as far as prices are known, and the answers whose price is not. */
export async function spentSince(
  tx: Tx,
  start: Date,
): Promise<{ microEuros: number; unknown: number }> {
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
  const answers = await tx
    .select(columns)
    .from(usage)
    .where(eq(usage.personId, personId))
    .orderBy(asc(usage.at));
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
