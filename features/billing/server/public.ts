// What other features may ask of billing.
import type { Tx } from "#platform/db/database.ts";
import type { Entitlement } from "../domain/entitlement.ts";
import { findManualPremium } from "./queries.ts";

/**
 * What the person may use. Runs as the system: nobody reads their own rights from a table they
 * could write.
 */
export async function entitlement(tx: Tx, personId: string): Promise<Entitlement> {
  return (await findManualPremium(tx, personId)) ? "premium" : "trial";
}
