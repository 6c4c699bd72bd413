import type { Tx } from "#platform/db/database.ts";
import { consentGiven } from "../domain/consent.ts";
import { consentsOf } from "./queries.ts";

/** Whether the person's latest decision allows the use of the application. */
export async function hasConsent(tx: Tx, personId: string): Promise<boolean> {
  const rows = await consentsOf(tx, personId);
  return consentGiven(
    rows.map((row) => ({ given: row.consent_given, version: row.consent_version, type: row.consent_type })),
  );
}
