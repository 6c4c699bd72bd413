import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/library/sheets", "person"],
    sheet: ["GET /api/library/sheets/{id}", "person"],
    search: ["POST /api/library/search", "person"],
  },
};
