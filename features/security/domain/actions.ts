// The action names of the security log. People may log other names: those weigh nothing in the threat level.

export const UNAUTHORIZED_ACCESS = "unauthorized_access_attempt";
const INSUFFICIENT_PERMISSIONS = "insufficient_permissions";
export const RAPID_ACTIVITY = "suspicious_rapid_activity";
export const UNUSUAL_ACTIVITY = "unusual_activity_detected";
export const RATE_LIMIT_EXCEEDED = "rate_limit_exceeded";
export const SESSION_WARNING = "session_timeout_warning";
const SIGN_IN_FAILED = "sign_in_failed";

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

/** Level of a row as the administrators' list shows it: known threats are warnings, the rest information. Only the server writes "critical". */
export function levelOf(action: string): Level {
  return (WEIGHTS[action] ?? 0) > 0 ? "warning" : "info";
}
