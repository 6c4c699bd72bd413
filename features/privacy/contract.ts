// The privacy calls of spec §7 under their own names: export, erasure and consent.
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { CONSENT_TYPE, CONSENT_VERSION } from "./domain/consent.ts";

const consentRow = z.object({
  user_id: z.string(),
  consent_given: z.boolean(),
  consent_type: z.string(),
  user_agent: z.string(),
  data_processing_purposes: z.array(z.string()),
  consent_version: z.string(),
  created_at: z.date(),
});

export const contract = {
  exportUserData: procedure
    .route({
      method: "POST",
      path: "/rpc/export_user_data_gdpr",
      tags: ["Privacy"],
      summary: "Everything kept about the caller, by feature",
    })
    .input(z.strictObject({ target_user_id: z.string().min(1).max(100) }))
    .output(
      z.object({
        exported_at: z.iso.datetime(),
        user_id: z.string(),
        data: z.record(z.string(), z.record(z.string(), z.unknown())),
      }),
    )
    .errors({ EXPORT_FAILED: { status: 500 } }),

  eraseSelf: procedure
    .route({
      method: "POST",
      path: "/functions/gdpr-delete-self",
      tags: ["Privacy"],
      summary: "Erase everything kept about the caller, then the account",
    })
    .input(
      z.strictObject({
        reason: z.string().max(500),
        /**
         * Required once the session is older than a few minutes: a borrowed, open session must not
         * erase an account.
         */
        password: z.string().min(1).max(200).optional(),
      }),
    )
    .output(z.object({ deleted: z.literal(true) }))
    .errors({
      PASSWORD_REQUIRED: { status: 403 },
      WRONG_PASSWORD: { status: 403 },
      LAST_ADMIN: { status: 409 },
      ERASURE_FAILED: { status: 500 },
    }),

  recordConsent: procedure
    .route({
      method: "POST",
      path: "/gdpr_consent",
      tags: ["Privacy"],
      summary: "Write the caller's consent or its withdrawal; false when it could not be written",
    })
    .input(
      z.strictObject({
        user_id: z.string().max(100).optional(),
        consent_given: z.boolean(),
        consent_type: z.literal(CONSENT_TYPE).default(CONSENT_TYPE),
        user_agent: z.string().max(2000).optional(),
        data_processing_purposes: z.array(z.string().min(1).max(100)).max(20),
        consent_version: z.literal(CONSENT_VERSION).default(CONSENT_VERSION),
      }),
    )
    .output(z.boolean()),

  consentHistory: procedure
    .route({
      method: "GET",
      path: "/gdpr_consent",
      tags: ["Privacy"],
      summary: "The caller's consent rows, latest first",
    })
    .output(z.object({ given: z.boolean(), rows: z.array(consentRow) })),
};
