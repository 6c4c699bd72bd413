/** What a person who agrees to the use of the application sends. */
export const CONSENT = {
  consent_given: true,
  data_processing_purposes: ["account", "assistant", "learning", "security"],
};
