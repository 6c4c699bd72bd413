import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { optimisation } from "./tables.ts";

export const everythingOf = async (tx: Tx) => ({
  optimisations: await tx.select().from(optimisation),
});

export const eraseEverythingOf = (tx: Tx, personId: string) =>
  tx.delete(optimisation).where(eq(optimisation.ownerId, personId));
