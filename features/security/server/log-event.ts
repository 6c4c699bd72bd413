// Writes one row of the security log on behalf of a caller, whom nothing is believed about but the
// session and the address.
import { recordAudit } from "#platform/audit/record.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { addressBlock } from "#platform/http/server/request.ts";
import { claimed, levelOf, UNAUTHORIZED_ACCESS } from "../domain/actions.ts";
import { oneLine, pathOnly } from "../domain/log-text.ts";

/** Rows an hour: enough for every guard of the browser, too few to fill a disk. */
export const ROWS_PER_HOUR = { person: 200, visitor: 20 } as const;

export interface CallerEvent {
  action: string;
  resource: string;
  details?: string;
  userAgent?: string;
}

export type LogVerdict =
  | { ok: true }
  | { ok: false; reason: "sign-in" }
  | { ok: false; reason: "limit"; retryAfter: number };

export async function logEvent(context: RequestContext, event: CallerEvent): Promise<LogVerdict> {
  const { person, request, services } = context;
  const action = claimed(oneLine(event.action));
  if (person === null && action !== UNAUTHORIZED_ACCESS) return { ok: false, reason: "sign-in" };
  const limit = await takeRateLimit(services.db, {
    key:
      person === null
        ? `security:log:address:${addressBlock(request.address)}`
        : `security:log:person:${person.id}`,
    max: person === null ? ROWS_PER_HOUR.visitor : ROWS_PER_HOUR.person,
    windowSeconds: 3600,
    now: services.now(),
  });
  if (!limit.allowed) return { ok: false, reason: "limit", retryAfter: limit.retryAfter };
  await recordAudit(services.db, {
    personId: person?.id ?? null,
    action,
    resource: pathOnly(event.resource),
    details: event.details ?? "",
    userAgent: oneLine(event.userAgent ?? request.userAgent),
    address: request.address,
    level: levelOf(action),
  });
  return { ok: true };
}
