import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { addressBlock } from "#platform/http/server/request.ts";
import { contract } from "../contract.ts";
import { validateInput } from "../domain/input-validation.ts";
import { detailsText } from "../domain/log-text.ts";
import { NOT_AUTHENTICATED, rateLimitSentence } from "../domain/rate-limit-answer.ts";
import { REPORT_LIMITS, scrubbed } from "../domain/scrub.ts";
import { adminHandlers } from "./admin-handlers.ts";
import { checkLimit, checkLimitOrClose } from "./check-limit.ts";
import { type LogVerdict, logEvent } from "./log-event.ts";
import { addBrowserReport } from "./queries.ts";
import { scanPerson } from "./threat.ts";

const os = implementFeature(contract);

/** Reports an hour. A crash loop in one browser says everything in its first reports. */
const REPORTS_PER_HOUR = { person: 30, visitor: 20 } as const;

export const handlers = os.router({
  ...adminHandlers,

  validateUserInput: os.validateUserInput.handler(({ input }) =>
    validateInput(input.input_text, input.max_length),
  ),

  checkRateLimitEnhanced: os.checkRateLimitEnhanced.handler(({ input, context }) =>
    checkLimit(context, {
      kind: "action",
      name: input.action_type,
      max: input.max_attempts,
      minutes: input.window_minutes,
    }),
  ),

  checkApiRateLimit: os.checkApiRateLimit.handler(({ input, context }) =>
    checkLimitOrClose(context, {
      kind: "endpoint",
      name: input.endpoint_name,
      max: input.max_requests,
      minutes: input.window_minutes,
    }),
  ),

  monitorSecurityEvents: os.monitorSecurityEvents.handler(({ context }) =>
    scanPerson(context.services, context.me.id),
  ),

  logSecurityEvent: os.logSecurityEvent.handler(async ({ input, context, errors }) => {
    const verdict = await logEvent(context, {
      action: input.action_type,
      resource: input.resource_path,
      ...(input.user_agent === undefined ? {} : { userAgent: input.user_agent }),
    });
    return logged(verdict, errors);
  }),

  logSecurityEventSecure: os.logSecurityEventSecure.handler(async ({ input, context, errors }) => {
    const verdict = await logEvent(context, {
      action: input.action_type,
      resource: input.resource_name,
      details: input.event_details ? detailsText(input.event_details) : "",
    });
    return logged(verdict, errors);
  }),

  reportClientError: os.reportClientError.handler(async ({ input, context, errors }) => {
    const { person, request, services } = context;
    const limit = await takeRateLimit(services.db, {
      key: person
        ? `security:report:person:${person.id}`
        : `security:report:address:${addressBlock(request.address)}`,
      max: person ? REPORTS_PER_HOUR.person : REPORTS_PER_HOUR.visitor,
      windowSeconds: 3600,
      now: services.now(),
    });
    if (!limit.allowed) throw refused(errors, limit.retryAfter);
    await services.db.asSystem("client error", (tx) =>
      addBrowserReport(tx, {
        id: input.id,
        personId: person?.id ?? null,
        message: scrubbed(input.message, REPORT_LIMITS.message),
        stack: scrubbed(input.stack, REPORT_LIMITS.stack),
        route: scrubbed(input.route, REPORT_LIMITS.route).replace(/[?#].*$/s, ""),
        userAgent: scrubbed(input.userAgent || request.userAgent, REPORT_LIMITS.userAgent),
      }),
    );
    return { recorded: true } as const;
  }),
});

interface Refusals {
  UNAUTHENTICATED(options: { message: string }): Error;
  RATE_LIMITED(options: { message: string; data: { retryAfter: number } }): Error;
}

function refused(errors: Refusals, seconds: number): Error {
  const retryAfter = Math.max(1, Math.ceil(seconds));
  return errors.RATE_LIMITED({ message: rateLimitSentence(retryAfter), data: { retryAfter } });
}

function logged(verdict: LogVerdict, errors: Refusals): { logged: true } {
  if (verdict.ok) return { logged: true };
  if (verdict.reason === "sign-in") throw errors.UNAUTHENTICATED({ message: NOT_AUTHENTICATED });
  throw refused(errors, verdict.retryAfter);
}
