import type { Tx } from "#platform/db/database.ts";
import { lockRoles } from "./queries.ts";

/** Role changes wait until `tx` ends: whoever counts administrators before removing one holds this first. */
export async function holdRoles(tx: Tx): Promise<void> {
  await lockRoles(tx);
}
