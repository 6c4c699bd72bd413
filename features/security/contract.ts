// The security calls of spec §7 under their own names, and what administrators read. The field
// names of the calls are the spec's.
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { DEFAULT_MAX_LENGTH } from "./domain/input-validation.ts";
import { API_DEFAULTS, ENHANCED_DEFAULTS } from "./domain/rate-limit-answer.ts";
import { REPORT_LIMITS } from "./domain/scrub.ts";

const rateLimitAnswer = z.object({ allowed: z.boolean(), penalty_seconds: z.int().min(0) });
const logged = z.object({ logged: z.literal(true) });
const level = z.enum(["info", "warning", "critical"]);
const threatLevel = z.enum(["LOW", "HIGH", "CRITICAL"]);
/** A week: a longer window would keep counters that nobody reads. */
const windowMinutes = z.int().min(1).max(10_080);
/** Longer texts are cut, as spec §5 says; only absurd ones are refused. */
const loggedText = z.string().max(20_000);
const limitName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[\w.:/-]+$/);
const limit = z.coerce.number().int().min(1).max(100).default(50);
const flag = z.enum(["true", "false"]);

const securityEvent = z.object({
  id: z.string(),
  at: z.date(),
  personId: z.string().nullable(),
  personName: z.string().nullable(),
  action: z.string(),
  resource: z.string(),
  details: z.string(),
  userAgent: z.string(),
  address: z.string(),
  level,
});

const errorReportSummary = z.object({
  id: z.string(),
  at: z.date(),
  side: z.string(),
  message: z.string(),
  route: z.string(),
  handled: z.boolean(),
});

const admin = procedure.meta({ access: "admin" });

export const contract = {
  validateUserInput: procedure
    .meta({ access: "visitor" })
    .route({
      method: "POST",
      path: "/rpc/validate_user_input",
      tags: ["Security"],
      summary: "Validate a text against a maximum length",
    })
    // Anything but a text is an answer of this call, not a malformed request.
    .input(
      z.strictObject({
        input_text: z.unknown(),
        max_length: z.int().min(1).max(100_000).default(DEFAULT_MAX_LENGTH),
      }),
    )
    .output(z.object({ valid: z.boolean(), errors: z.string() })),

  checkRateLimitEnhanced: procedure
    .route({
      method: "POST",
      path: "/rpc/check_rate_limit_enhanced",
      tags: ["Security"],
      summary: "Count one attempt of the caller at an action and say whether it is allowed",
    })
    .input(
      z.strictObject({
        /**
         * Accepted because the spec names it, never believed: the counter is always the caller's
         * own.
         */
        user_identifier: z.string().max(320),
        action_type: limitName,
        max_attempts: z.int().min(1).max(100_000).default(ENHANCED_DEFAULTS.attempts),
        window_minutes: windowMinutes.default(ENHANCED_DEFAULTS.minutes),
      }),
    )
    .output(rateLimitAnswer),

  checkApiRateLimit: procedure
    .route({
      method: "POST",
      path: "/rpc/check_api_rate_limit",
      tags: ["Security"],
      summary: "Count one request of the caller to an endpoint and say whether it is allowed",
    })
    .input(
      z.strictObject({
        endpoint_name: limitName,
        max_requests: z.int().min(1).max(100_000).default(API_DEFAULTS.requests),
        window_minutes: windowMinutes.default(API_DEFAULTS.minutes),
      }),
    )
    .output(rateLimitAnswer),

  monitorSecurityEvents: procedure
    .route({
      method: "POST",
      path: "/rpc/monitor_security_events",
      tags: ["Security"],
      summary: "Threat level of the caller's own last hour",
    })
    .input(z.strictObject({}).optional())
    .output(z.object({ scan_timestamp: z.iso.datetime(), threat_level: threatLevel })),

  logSecurityEvent: procedure
    .meta({ access: "visitor" })
    .route({
      method: "POST",
      path: "/rpc/log_security_event",
      tags: ["Security"],
      summary:
        "Write a row of the security log; a visitor may only report an unauthorized access attempt",
    })
    .input(
      z.strictObject({
        action_type: loggedText.min(1),
        resource_path: loggedText,
        user_agent: loggedText.optional(),
      }),
    )
    .output(logged),

  logSecurityEventSecure: procedure
    .meta({ access: "visitor" })
    .route({
      method: "POST",
      path: "/rpc/log_security_event_secure",
      tags: ["Security"],
      summary:
        "Write a row of the security log with details; a visitor may only report an unauthorized access attempt",
    })
    .input(
      z.strictObject({
        action_type: loggedText.min(1),
        resource_name: loggedText,
        event_details: z.record(z.string(), z.unknown()).optional(),
      }),
    )
    .output(logged),

  reportClientError: procedure
    .meta({ access: "visitor" })
    .route({
      method: "POST",
      path: "/client_errors",
      tags: ["Security"],
      summary: "Report an error of the browser under the err_ id that was shown",
    })
    .input(
      z.strictObject({
        id: z.string().regex(/^err_[0-9A-Za-z_-]{6,60}$/),
        message: z.string().max(REPORT_LIMITS.message),
        stack: z.string().max(REPORT_LIMITS.stack).default(""),
        route: z.string().max(REPORT_LIMITS.route).default(""),
        userAgent: z.string().max(REPORT_LIMITS.userAgent).default(""),
      }),
    )
    .output(z.object({ recorded: z.literal(true) })),

  listEvents: admin
    .route({
      method: "GET",
      path: "/admin/security_events",
      tags: ["Administration"],
      summary: "The security log",
    })
    .input(
      z.strictObject({
        level: level.optional(),
        action: z.string().max(100).optional(),
        search: z.string().max(200).optional(),
        person: z.string().max(100).optional(),
        cursor: z.string().max(200).optional(),
        limit,
      }),
    )
    .output(
      z.object({
        items: z.array(securityEvent),
        next: z.string().nullable(),
        actions: z.array(z.string()),
      }),
    ),

  installationThreat: admin
    .route({
      method: "GET",
      path: "/admin/threat_level",
      tags: ["Administration"],
      summary: "Threat level of the installation's last hour",
    })
    .output(
      z.object({
        scan_timestamp: z.iso.datetime(),
        threat_level: threatLevel,
        counts: z.array(z.object({ action: z.string(), count: z.int() })),
      }),
    ),

  listErrorReports: admin
    .route({
      method: "GET",
      path: "/admin/error_reports",
      tags: ["Administration"],
      summary: "Error reports",
    })
    .input(
      z.strictObject({
        handled: flag.optional(),
        search: z.string().max(200).optional(),
        cursor: z.string().max(200).optional(),
        limit,
      }),
    )
    .output(
      z.object({ items: z.array(errorReportSummary), next: z.string().nullable(), open: z.int() }),
    ),

  errorReport: admin
    .route({
      method: "GET",
      path: "/admin/error_reports/{id}",
      tags: ["Administration"],
      summary: "One error report",
    })
    .input(z.strictObject({ id: z.string().max(80) }))
    .output(
      errorReportSummary.extend({
        stack: z.string(),
        userAgent: z.string(),
        personName: z.string().nullable(),
      }),
    ),

  handleErrorReport: admin
    .route({
      method: "POST",
      path: "/admin/error_reports/{id}/handled",
      tags: ["Administration"],
      summary: "Mark an error report as handled, or as open again",
    })
    .input(z.strictObject({ id: z.string().max(80), handled: z.boolean() }))
    .output(z.object({ handled: z.boolean() })),
};
