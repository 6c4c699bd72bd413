import { asc, eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { dayTotal, fact, onCallDay, person } from "./tables.ts";

export async function everythingOf(tx: Tx) {
  return {
    facts: await tx.select().from(fact).orderBy(asc(fact.at)),
    days: await tx.select().from(dayTotal).orderBy(asc(dayTotal.day)),
    onCall: await tx.select().from(onCallDay).orderBy(asc(onCallDay.day)),
    person: await tx.select().from(person),
  };
}

export async function eraseEverythingOf(tx: Tx, personId: string): Promise<void> {
  for (const table of [fact, dayTotal, onCallDay, person])
    await tx.delete(table).where(eq(table.ownerId, personId));
}
