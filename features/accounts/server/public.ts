import type { Tx } from "#platform/db/database.ts";
import { findPersonByEmail, lockRoles } from "./queries.ts";

/**
 * Role changes wait until `tx` ends: whoever counts administrators before removing one holds this
 * first.
 */
export async function holdRoles(tx: Tx): Promise<void> {
  await lockRoles(tx);
}

/** Whose address this is; null when nobody's. For commands typed on the machine. */
export const findPersonId = async (tx: Tx, email: string): Promise<string | null> =>
  (await findPersonByEmail(tx, email))?.id ?? null;
