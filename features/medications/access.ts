import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    search: ["POST /api/medications/search", "person"],
    sheet: ["GET /api/medications/{cis}", "person"],
    analyse: ["POST /api/medications/analyse", "person"],
  },
};
