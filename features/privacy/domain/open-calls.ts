/**
 * All that a person without a consent may call, beside what visitors may (sign-out is theirs too):
 * to decide, to take their data away, to erase it. Everything else waits for the consent (product
 * decision, "consent refused").
 */
export const OPEN_WITHOUT_CONSENT: readonly string[] = [
  "/rpc/privacy/recordConsent",
  "/rpc/privacy/consentHistory",
  "/rpc/privacy/exportUserData",
  "/rpc/privacy/eraseSelf",
];
