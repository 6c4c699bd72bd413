import { asc, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { budgetAlert, price, settings, usage } from "./tables.ts";

export interface Settings {
  monthlyBudgetEuros: number | null;
  alertPercent: number;
  answersTrial: number | null;
  answersPremium: number | null;
}

/**
 * Without a decision nothing is limited: a fresh installation has no model, and its answers cost
 * nothing.
 */
const UNDECIDED: Settings = {
  monthlyBudgetEuros: null,
  alertPercent: 80,
  answersTrial: null,
  answersPremium: null,
};

export async function readSettings(tx: Tx): Promise<Settings> {
  const [row] = await tx
    .select({
      monthlyBudgetEuros: settings.monthlyBudgetEuros,
      alertPercent: settings.alertPercent,
      answersTrial: settings.answersTrial,
      answersPremium: settings.answersPremium,
    })
    .from(settings);
  return row ?? UNDECIDED;
}

export async function writeSettings(
  tx: Tx,
  next: Settings,
  by: { id: string; at: Date },
): Promise<void> {
  const row = { ...next, updatedAt: by.at, updatedById: by.id };
  await tx
    .insert(settings)
    .values({ id: 1, ...row })
    .onConflictDoUpdate({ target: settings.id, set: row });
}

export const listPrices = (tx: Tx) =>
  tx
    .select({
      id: price.id,
      model: price.model,
      validFrom: price.validFrom,
      input: price.input,
      cachedInput: price.cachedInput,
      output: price.output,
    })
    .from(price)
    .orderBy(asc(price.model), desc(price.validFrom));

/** Adds a price, or replaces the one of the same model and day. */
export async function writePrice(tx: Tx, row: typeof price.$inferInsert): Promise<void> {
  const { input, output, createdAt, createdById } = row;
  await tx
    .insert(price)
    .values(row)
    .onConflictDoUpdate({
      target: [price.model, price.validFrom],
      set: { input, output, cachedInput: row.cachedInput ?? null, createdAt, createdById },
    });
}

export const deletePrice = async (tx: Tx, id: string) =>
  (await tx.delete(price).where(eq(price.id, id)).returning({ model: price.model }))[0]?.model ??
  null;

/** Models that answered and have no price on the day of some answer. */
export async function unpricedModels(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ model: usage.model })
    .from(usage)
    .where(sql`${usage.costMicroEuros} is null`)
    .orderBy(asc(usage.model));
  return rows.map(({ model }) => model);
}

/** True for the one server that announces the month's alert. */
export const claimAlert = async (tx: Tx, month: string, at: Date) =>
  (await tx.insert(budgetAlert).values({ month, at }).onConflictDoNothing().returning()).length ===
  1;

export const administrators = (tx: Tx) =>
  tx
    .select({ email: user.email, language: user.language })
    .from(user)
    .where(eq(user.systemRole, "admin"))
    .orderBy(asc(user.email));
