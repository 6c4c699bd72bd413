import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/checklists", "person"],
    checklist: ["GET /api/checklists/{id}", "person"],
  },
};
