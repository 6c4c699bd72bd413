// Figures of thirty days, counted by the database from the rows themselves.
import { and, count, desc, eq, gte, isNotNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { TIME_ZONE } from "../domain/month.ts";
import type { Outcome } from "../domain/usage.ts";
import { usage } from "./tables.ts";

export interface StatsFilter {
  since: Date;
  provider?: string | undefined;
  mode?: string | undefined;
  personId?: string | undefined;
  outcome?: Outcome | undefined;
}

const PEOPLE = 50;
const LAST = 10;
/** A file of that many rows still opens in a spreadsheet. */
const EXPORTED = 100_000;

const chosen = ({ since, provider, mode, personId, outcome }: StatsFilter) =>
  and(
    gte(usage.at, since),
    provider === undefined ? undefined : eq(usage.provider, provider),
    mode === undefined ? undefined : eq(usage.mode, mode),
    personId === undefined ? undefined : eq(usage.personId, personId),
    outcome === undefined ? undefined : eq(usage.outcome, outcome),
  );

const whole = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);
const sum = (column: SQLWrapper) => whole(sql`coalesce(sum(${column}), 0)`);
/**
 * Of answers that went to their end: a stop or a failure says nothing of how long an answer takes.
 */
const percentile = (share: number, column: SQLWrapper) =>
  sql<number | null>`percentile_cont(${sql.raw(String(share))}) within group (order by ${column})
    filter (where ${usage.outcome} in ('complete', 'fallback'))`.mapWith(Number);

const FIGURES = {
  calls: count(),
  tokensIn: sum(usage.tokensIn),
  tokensOut: sum(usage.tokensOut),
  cachedTokens: sum(usage.cachedTokens),
  costMicroEuros: sum(usage.costMicroEuros),
  unknownCost: whole(sql`count(*) filter (where ${usage.costMicroEuros} is null)`),
  errors: whole(sql`count(*) filter (where ${usage.outcome} in ('failed', 'fallback'))`),
  medianMs: percentile(0.5, usage.durationMs),
  p95Ms: percentile(0.95, usage.durationMs),
};

export async function totals(tx: Tx, filter: StatsFilter) {
  const [row] = await tx
    .select({
      ...FIGURES,
      medianFirstMs: percentile(0.5, usage.firstTextMs),
      p95FirstMs: percentile(0.95, usage.firstTextMs),
    })
    .from(usage)
    .where(chosen(filter));
  if (!row) throw new Error("an aggregate without a row");
  return row;
}

export const byDay = (tx: Tx, filter: StatsFilter) => {
  const day = sql<string>`(${usage.at} at time zone ${sql.raw(`'${TIME_ZONE}'`)})::date::text`;
  return tx
    .select({ day, ...FIGURES })
    .from(usage)
    .where(chosen(filter))
    .groupBy(day);
};

const byColumn = (tx: Tx, filter: StatsFilter, column: typeof usage.provider | typeof usage.mode) =>
  tx
    .select({ key: column, ...FIGURES })
    .from(usage)
    .where(chosen(filter))
    .groupBy(column)
    .orderBy(desc(count()), column);
export const byProvider = (tx: Tx, filter: StatsFilter) => byColumn(tx, filter, usage.provider);
export const byMode = (tx: Tx, filter: StatsFilter) => byColumn(tx, filter, usage.mode);

export const byPerson = (tx: Tx, filter: StatsFilter) =>
  tx
    .select({ key: usage.personId, name: user.name, ...FIGURES })
    .from(usage)
    .leftJoin(user, eq(user.id, usage.personId))
    .where(chosen(filter))
    .groupBy(usage.personId, user.name)
    .orderBy(desc(count()), usage.personId)
    .limit(PEOPLE);

const CALL = {
  messageId: usage.messageId,
  run: usage.run,
  at: usage.at,
  person: user.name,
  provider: usage.provider,
  model: usage.model,
  mode: usage.mode,
  speed: usage.speed,
  tokensIn: usage.tokensIn,
  tokensOut: usage.tokensOut,
  cachedTokens: usage.cachedTokens,
  costMicroEuros: usage.costMicroEuros,
  durationMs: usage.durationMs,
  firstTextMs: usage.firstTextMs,
  outcome: usage.outcome,
};

const calls = (tx: Tx, filter: StatsFilter, limit: number) =>
  tx
    .select(CALL)
    .from(usage)
    .leftJoin(user, eq(user.id, usage.personId))
    .where(chosen(filter))
    .orderBy(desc(usage.at), desc(usage.messageId), desc(usage.run))
    .limit(limit);
/** The last ten calls (spec §9). */
export const lastCalls = (tx: Tx, filter: StatsFilter) => calls(tx, filter, LAST);
export const exportedCalls = (tx: Tx, filter: StatsFilter) => calls(tx, filter, EXPORTED);

/** What the filters offer: whatever occurs in the thirty days, other filters aside. */
export async function filterOptions(tx: Tx, since: Date) {
  const recent = gte(usage.at, since);
  const providers = await tx
    .selectDistinct({ key: usage.provider })
    .from(usage)
    .where(recent)
    .orderBy(usage.provider);
  const modes = await tx
    .selectDistinct({ key: usage.mode })
    .from(usage)
    .where(recent)
    .orderBy(usage.mode);
  const people = await tx
    .selectDistinct({ key: user.id, name: user.name })
    .from(usage)
    .innerJoin(user, eq(user.id, usage.personId))
    .where(and(recent, isNotNull(usage.personId)))
    .orderBy(user.name, user.id)
    .limit(500);
  return { providers: providers.map(({ key }) => key), modes: modes.map(({ key }) => key), people };
}

/** Calls of each tool and knowledge source since a moment, by the name they are called by. */
export async function toolUses(tx: Tx, since: Date): Promise<Map<string, number>> {
  const name = sql<string>`tool.name`;
  const rows = await tx
    .select({ name, uses: count() })
    .from(sql`${usage} cross join lateral jsonb_array_elements_text(${usage.tools}) as tool(name)`)
    .where(gte(usage.at, since))
    .groupBy(name);
  return new Map(rows.map((row) => [row.name, row.uses]));
}
