import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/revision-sheets", "person"],
    sheet: ["GET /api/revision-sheets/{id}", "person"],
    setup: ["GET /api/revision-sheets/setup", "person"],
    generate: ["POST /api/revision-sheets", "person"],
    update: ["PUT /api/revision-sheets/{id}", "person"],
    remove: ["DELETE /api/revision-sheets/{id}", "person"],
    restore: ["POST /api/revision-sheets/{id}/restore", "person"],
    due: ["GET /api/revision-sheets/due", "person"],
    carry: ["POST /api/revision-sheets/carry", "person"],
    review: ["POST /api/revision-sheets/reviews", "person"],
    toCards: ["POST /api/revision-sheets/{id}/cards", "person"],
  },
  routes: {
    "GET /api/revision-sheets/:id/pdf": "person",
  },
};
