import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    exportUserData: ["POST /api/rpc/export_user_data_gdpr", "person"],
    eraseSelf: ["POST /api/functions/gdpr-delete-self", "person"],
    recordConsent: ["POST /api/gdpr_consent", "person"],
    consentHistory: ["GET /api/gdpr_consent", "person"],
  },
};
