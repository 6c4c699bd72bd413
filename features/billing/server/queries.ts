import { asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { manualPremium } from "./tables.ts";

export const findManualPremium = async (tx: Tx, personId: string) =>
  (await tx.select().from(manualPremium).where(eq(manualPremium.personId, personId)))[0];

export const listManualPremium = (tx: Tx) =>
  tx
    .select({ id: user.id, name: user.name, email: user.email, grantedAt: manualPremium.grantedAt })
    .from(manualPremium)
    .innerJoin(user, eq(user.id, manualPremium.personId))
    .orderBy(asc(user.name), asc(user.id));

/** The account of that address, or undefined. Addresses are kept in lower case. */
export const personOf = async (tx: Tx, email: string) =>
  (await tx.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase())))[0];

export const grantPremium = (tx: Tx, row: typeof manualPremium.$inferInsert) =>
  tx.insert(manualPremium).values(row).onConflictDoNothing();

export const withdrawPremium = async (tx: Tx, personId: string) =>
  (await tx.delete(manualPremium).where(eq(manualPremium.personId, personId)).returning())
    .length === 1;
