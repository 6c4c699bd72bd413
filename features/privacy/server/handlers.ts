import { rateLimitSentence } from "#features/security/domain/public.ts";
import { recordAudit } from "#platform/audit/record.ts";
import { reportServerError } from "#platform/audit/report-error.ts";
import type { RequestContext } from "#platform/feature/server/context.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../contract.ts";
import { consentGiven } from "../domain/consent.ts";
import { type ErasureVerdict, eraseAccount } from "./erase-account.ts";
import { exportData } from "./export-data.ts";
import { addConsent, consentsOf } from "./queries.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  exportUserData: os.exportUserData.handler(async ({ input, context, errors }) => {
    const { me, services } = context;
    if (input.target_user_id !== me.id) throw errors.NOT_FOUND();
    const limit = await takeRateLimit(services.db, {
      key: `privacy:export:${me.id}`,
      max: 20,
      windowSeconds: 3600,
      now: services.now(),
    });
    if (!limit.allowed) throw errors.RATE_LIMITED(limited(limit.retryAfter));
    const data = await exportData(services, me.id).catch(async (error: unknown) => {
      throw errors.EXPORT_FAILED({ message: await failure(context, error, "exportFailed") });
    });
    await audit(context, "data_exported");
    return { exported_at: services.now().toISOString(), user_id: me.id, data };
  }),

  eraseSelf: os.eraseSelf.handler(async ({ input, context, errors }) => {
    const verdict: ErasureVerdict = await eraseAccount(context, input).catch(
      async (error: unknown) => {
        throw errors.ERASURE_FAILED({ message: await failure(context, error, "erasureFailed") });
      },
    );
    if (verdict.ok) return { deleted: true } as const;
    if (verdict.reason === "RATE_LIMITED") throw errors.RATE_LIMITED(limited(verdict.retryAfter));
    const message = (key: string) =>
      context.services.texts.t(context.request.language, `privacy:errors.${key}`);
    if (verdict.reason === "LAST_ADMIN") throw errors.LAST_ADMIN({ message: message("lastAdmin") });
    if (verdict.reason === "WRONG_PASSWORD")
      throw errors.WRONG_PASSWORD({ message: message("wrongPassword") });
    throw errors.PASSWORD_REQUIRED({ message: message("passwordRequired") });
  }),

  recordConsent: os.recordConsent.handler(async ({ input, context, errors }) => {
    const { me, request, services } = context;
    if (input.user_id !== undefined && input.user_id !== me.id) throw errors.NOT_FOUND();
    try {
      await services.db.asPerson(me.id, (tx) =>
        addConsent(tx, {
          ownerId: me.id,
          consentGiven: input.consent_given,
          consentType: input.consent_type,
          userAgent: (input.user_agent ?? request.userAgent).slice(0, 200),
          dataProcessingPurposes: input.data_processing_purposes,
          consentVersion: input.consent_version,
        }),
      );
    } catch (error) {
      // The spec's answer to a failed write: logged, and false.
      await reportServerError(services, error, "/api/gdpr_consent", me.id);
      return false;
    }
    // What servers remember of the person lets them in, or keeps them out, until they read the
    // decision.
    await services.auth.forget(me.id);
    await audit(context, input.consent_given ? "consent_given" : "consent_withdrawn");
    return true;
  }),

  consentHistory: os.consentHistory.handler(async ({ context }) => {
    const { me, services } = context;
    const rows = await services.db.asPerson(me.id, (tx) => consentsOf(tx, me.id));
    const decisions = rows.map((row) => ({
      given: row.consent_given,
      version: row.consent_version,
      type: row.consent_type,
    }));
    return { given: consentGiven(decisions), rows };
  }),
});

function limited(retryAfter: number) {
  return { message: rateLimitSentence(retryAfter), data: { retryAfter } };
}

/** Keeps the bug for administrators and gives the person the spec's sentence instead of it. */
async function failure(
  { me, request, services }: RequestContext,
  error: unknown,
  key: string,
): Promise<string> {
  await reportServerError(services, error, `/rpc/privacy/${key}`, me.id);
  return services.texts.t(request.language, `privacy:errors.${key}`);
}

async function audit({ me, request, services }: RequestContext, action: string): Promise<void> {
  await recordAudit(services.db, {
    personId: me.id,
    action,
    userAgent: request.userAgent,
    address: request.address,
  });
}
