import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/protocols", "person"],
    read: ["GET /api/protocols/{id}/versions/{number}", "person"],
    save: ["PUT /api/protocols/{id}", "person"],
    withdraw: ["POST /api/protocols/{id}/withdrawal", "person"],
  },
  routes: { "POST /api/protocols/texts": "person" },
};
