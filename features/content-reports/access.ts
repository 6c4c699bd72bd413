import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    report: ["POST /api/content-reports", "person"],
    mine: ["GET /api/content-reports", "person"],
    list: ["GET /api/admin/content-reports", "moderator"],
    answer: ["POST /api/admin/content-reports/{id}", "moderator"],
  },
};
