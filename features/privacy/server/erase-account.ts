// Erasure (GDPR art. 17): every feature, what the platform keeps, then the account, in one
// transaction: all or nothing.
import { holdRoles } from "#features/accounts/server/public.ts";
import { recordAudit } from "#platform/audit/record.ts";
import type { RequestContext, Services } from "#platform/feature/server/context.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { erasureRefusal } from "../domain/erasure.ts";
import { eraseAccountRows, lockAdmins, sessionStart } from "./queries.ts";

export type ErasureVerdict =
  | { ok: true }
  | { ok: false; reason: "PASSWORD_REQUIRED" | "WRONG_PASSWORD" | "LAST_ADMIN" }
  | { ok: false; reason: "RATE_LIMITED"; retryAfter: number };

/**
 * Reasons the screen offers. A sentence of the person's own would stay in the log after everything
 * else is gone.
 */
const KNOWN_REASONS = ["not_needed", "privacy", "other_tool", "other"];

export async function eraseAccount(
  context: RequestContext,
  input: { reason: string; password?: string | undefined },
): Promise<ErasureVerdict> {
  const { me, request, services } = context;
  if (input.password !== undefined) {
    const refused = await checkPassword(context, input.password);
    if (refused) return refused;
  }
  const current = await services.auth.person(request.headers);
  const refusal = await services.db.asSystem("erasure", async (tx) => {
    const startedAt = current ? await sessionStart(tx, current.sessionId) : undefined;
    await holdRoles(tx);
    const admins = await lockAdmins(tx);
    const reason = erasureRefusal({
      // The session's memory may be seconds old: the row says whether this is an administrator now.
      systemRole: admins.includes(me.id) ? "admin" : "user",
      otherAdmins: admins.filter((id) => id !== me.id).length,
      sessionStartedAt: startedAt ?? new Date(0),
      now: services.now(),
      passwordGiven: input.password !== undefined,
    });
    if (reason) return reason;
    for (const { personalData } of services.features) await personalData?.erase(tx, me.id);
    await eraseAccountRows(tx, me);
    return null;
  });
  if (refusal) return { ok: false, reason: refusal };
  await afterErasure(services, me.id, input.reason);
  return { ok: true };
}

async function checkPassword(
  context: RequestContext,
  password: string,
): Promise<ErasureVerdict | null> {
  const { me, request, services } = context;
  const limit = await takeRateLimit(services.db, {
    key: `privacy:password:${me.id}`,
    max: 5,
    windowSeconds: 15 * 60,
    now: services.now(),
  });
  if (!limit.allowed) return { ok: false, reason: "RATE_LIMITED", retryAfter: limit.retryAfter };
  if (await services.auth.verifyPassword(request.headers, password)) return null;
  await recordAudit(services.db, {
    personId: me.id,
    action: "erasure_wrong_password",
    userAgent: request.userAgent,
    address: request.address,
    level: "warning",
  });
  return { ok: false, reason: "WRONG_PASSWORD" };
}

async function afterErasure(services: Services, personId: string, reason: string): Promise<void> {
  // The sessions are gone from the database; this empties what every server remembers of them.
  await services.auth.forget(personId);
  await recordAudit(services.db, {
    personId: null,
    action: "account_erased",
    details: { reason: KNOWN_REASONS.includes(reason) ? reason : "other" },
  });
}
