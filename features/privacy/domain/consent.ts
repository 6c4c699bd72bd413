// Consent to the use of the application (spec §3, gdpr_consent). A new text needs a new version,
// and a new consent.

export const CONSENT_TYPE = "app_usage";
export const CONSENT_VERSION = "1.0";

/** What the data is used for; each has its sentence in the messages under `purposes`. */
export const PURPOSES = ["account", "assistant", "learning", "security"] as const;

export interface ConsentDecision {
  given: boolean;
  version: string;
  type: string;
}

/** Whether the latest decision allows the use of the application. Rows are given latest first. */
export function consentGiven(rows: readonly ConsentDecision[]): boolean {
  const latest = rows.find((row) => row.type === CONSENT_TYPE);
  return latest?.version === CONSENT_VERSION && latest.given;
}
