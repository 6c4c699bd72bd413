import { eq } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";

export const setRoles = (
  tx: Tx,
  id: string,
  roles: { systemRole?: string | undefined; providerRole?: string | undefined },
) => tx.update(user).set(roles).where(eq(user.id, id));
