import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    overview: ["GET /api/admin/overview", "admin"],
    listMails: ["GET /api/admin/mails", "admin"],
    mail: ["GET /api/admin/mails/{id}", "admin"],
  },
};
