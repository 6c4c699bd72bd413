import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    listPremium: ["GET /api/admin/premium", "admin"],
    grantPremium: ["POST /api/admin/premium", "admin"],
    withdrawPremium: ["DELETE /api/admin/premium/{personId}", "admin"],
  },
};
