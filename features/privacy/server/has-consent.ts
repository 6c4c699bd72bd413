import type { Tx } from "#platform/db/database.ts";
import { CONSENT_TYPE, consentGiven } from "../domain/consent.ts";
import { latestConsent } from "./queries.ts";

/** Whether the person's latest decision allows the use of the application. */
export async function hasConsent(tx: Tx, personId: string): Promise<boolean> {
  return consentGiven(await latestConsent(tx, personId, CONSENT_TYPE));
}
