// The action names of the security log. People may log other names: those weigh nothing in the
// threat level.

export const UNAUTHORIZED_ACCESS = "unauthorized_access_attempt";
const INSUFFICIENT_PERMISSIONS = "insufficient_permissions";
export const RAPID_ACTIVITY = "suspicious_rapid_activity";
export const UNUSUAL_ACTIVITY = "unusual_activity_detected";
export const RATE_LIMIT_EXCEEDED = "rate_limit_exceeded";
export const SESSION_WARNING = "session_timeout_warning";
const SIGN_IN_FAILED = "sign_in_failed";

/**
 * What the guards of the browser write; every other name that the log translates is the server's
 * alone.
 */
export const GUARD_ACTIONS: ReadonlySet<string> = new Set([
  UNAUTHORIZED_ACCESS,
  INSUFFICIENT_PERMISSIONS,
  RAPID_ACTIVITY,
  UNUSUAL_ACTIVITY,
  RATE_LIMIT_EXCEEDED,
  SESSION_WARNING,
]);

export const SERVER_ACTIONS: ReadonlySet<string> = new Set([
  SIGN_IN_FAILED,
  "signed_in",
  "account_created",
  "signed_out",
  "password_changed",
  "password_reset",
  "password_change_failed",
  "password_reset_failed",
  "role_changed",
  "session_revoked",
  "sessions_revoked",
  "people_listed",
  "admin_read",
  "data_exported",
  "account_erased",
  "erasure_wrong_password",
  "consent_given",
  "consent_withdrawn",
  "assistant_settings_changed",
  "assistant_price_set",
  "assistant_price_removed",
  "premium_granted",
  "premium_withdrawn",
  "prompt_version_added",
  "prompt_published",
  "prompt_tried",
  "trial_question_saved",
  "trial_question_removed",
  "content_report_answered",
  "library_text_signed",
  "library_text_commented",
  "library_text_set_aside",
  "library_text_used_again",
  "library_review_taken_back",
  "protocol_imported",
  "protocol_replaced",
  "protocol_withdrawn",
  "protocol_put_back",
]);

/**
 * The name under which a caller's own word is kept: a row that says that a role changed was written
 * by who changed it.
 */
export const claimed = (action: string): string =>
  SERVER_ACTIONS.has(action) ? `client:${action}` : action;

export type Level = "info" | "warning" | "critical";

/** Weight of one row in the threat level; every other action weighs 0. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  [UNAUTHORIZED_ACCESS]: 1,
  [INSUFFICIENT_PERMISSIONS]: 2,
  [RAPID_ACTIVITY]: 2,
  [UNUSUAL_ACTIVITY]: 1,
  [RATE_LIMIT_EXCEEDED]: 2,
  [SIGN_IN_FAILED]: 1,
};

/**
 * Level of a row as the administrators' list shows it: known threats are warnings, the rest
 * information. Only the server writes "critical".
 */
export function levelOf(action: string): Level {
  return (WEIGHTS[action] ?? 0) > 0 ? "warning" : "info";
}
