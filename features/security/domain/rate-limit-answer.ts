// What the two rate-limit calls answer, and the sentence thrown when something is refused for its
// rate (spec §8).

export interface RateLimitAnswer {
  allowed: boolean;
  penalty_seconds: number;
}

export const NOT_AUTHENTICATED = "User not authenticated";
export const ENHANCED_DEFAULTS = { attempts: 10, minutes: 60 } as const;
export const API_DEFAULTS = { requests: 100, minutes: 60 } as const;
export const DEFAULT_PENALTY_SECONDS = 60;

/** The answer of check_api_rate_limit when the check itself fails: closed, for a minute. */
export const FAILED_CHECK: RateLimitAnswer = {
  allowed: false,
  penalty_seconds: DEFAULT_PENALTY_SECONDS,
};

/** 'Rate limit exceeded. Try again in {n} seconds.' — the same words in every language. */
export function rateLimitSentence(seconds?: number): string {
  const n = seconds !== undefined && seconds > 0 ? Math.ceil(seconds) : DEFAULT_PENALTY_SECONDS;
  return `Rate limit exceeded. Try again in ${n} seconds.`;
}
