// The two rate-limit calls of spec §7. Counters belong to the caller: what the payload says about
// anybody is not believed.
import type { RequestContext } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { RATE_LIMIT_EXCEEDED } from "../domain/actions.ts";
import { FAILED_CHECK, type RateLimitAnswer } from "../domain/rate-limit-answer.ts";
import { logEvent } from "./log-event.ts";

export interface LimitCheck {
  /** Which call: both may count the same name without meeting. */
  kind: "action" | "endpoint";
  name: string;
  max: number;
  minutes: number;
}

export async function checkLimit(
  context: RequestContext,
  check: LimitCheck,
): Promise<RateLimitAnswer> {
  const { services, me } = context;
  const limit = await takeRateLimit(services.db, {
    key: `security:${check.kind}:${me.id}:${check.minutes}:${check.name}`,
    max: check.max,
    windowSeconds: check.minutes * 60,
    now: services.now(),
  });
  if (limit.allowed) return { allowed: true, penalty_seconds: 0 };
  await logEvent(context, { action: RATE_LIMIT_EXCEEDED, resource: check.name });
  return { allowed: false, penalty_seconds: Math.max(1, Math.ceil(limit.retryAfter)) };
}

/**
 * The same, closed for a minute when the check itself fails: a broken counter must not open the
 * door.
 */
export async function checkLimitOrClose(
  context: RequestContext,
  check: LimitCheck,
): Promise<RateLimitAnswer> {
  try {
    return await checkLimit(context, check);
  } catch (error) {
    context.services.log.error(
      { error: error instanceof Error ? error.name : "unknown" },
      "rate limit check failed",
    );
    return FAILED_CHECK;
  }
}
