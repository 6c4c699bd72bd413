/** What may fail on the screens of cards, and the key of its sentence: the error catalogue of the specification. */
export const FAILURES = {
  load: "errors.load",
  delete: "errors.delete",
  create: "errors.create",
  save: "errors.save",
  generate: "errors.generate",
  serviceUnavailable: "errors.serviceUnavailable",
  rateLimit: "errors.rateLimit",
  monthlyLimit: "errors.monthlyLimit",
  providerKey: "errors.providerKey",
  responseFormat: "errors.responseFormat",
  security: "errors.security",
  missingFields: "errors.missingFields",
  profile: "errors.profile",
  sessionStart: "errors.sessionStart",
  sessionEnd: "errors.sessionEnd",
  duplicates: "errors.duplicates",
} as const;
