import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    code: ["POST /api/coding/code", "person"],
    find: ["POST /api/coding/find", "person"],
    stay: ["POST /api/coding/stay", "person"],
    keep: ["PUT /api/coding/records/{id}", "person"],
    records: ["GET /api/coding/records", "person"],
    erase: ["DELETE /api/coding/records/{id}", "person"],
  },
};
