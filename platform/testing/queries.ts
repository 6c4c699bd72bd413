import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";

export const setSystemRole = (tx: Tx, id: string, systemRole: string) =>
  tx.update(user).set({ systemRole }).where(eq(user.id, id));
