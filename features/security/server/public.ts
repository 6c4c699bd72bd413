// What other features may use of security: the installation's level, and the trace of an
// administrator's read.
import { recordAudit } from "#platform/audit/record.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { type InstallationScan, scanInstallation } from "./threat.ts";

export const installationScan = (services: Services): Promise<InstallationScan> =>
  scanInstallation(services);

/** Every read of an administrator beyond their own rows leaves this row in the security log. */
export async function recordAdminRead(
  { me, request, services }: RequestContext,
  resource: string,
): Promise<void> {
  await recordAudit(services.db, {
    personId: me.id,
    action: "admin_read",
    resource,
    userAgent: request.userAgent,
    address: request.address,
  });
}
