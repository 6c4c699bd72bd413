import { recordAudit } from "#platform/audit/record.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";

/** A decision of an administrator leaves its own row, with what was decided. */
export const recordDecision = (
  { me, request, services }: RequestContext,
  action: string,
  resource: string,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(services.db, {
    personId: me.id,
    action,
    resource,
    details,
    userAgent: request.userAgent,
    address: request.address,
  });
