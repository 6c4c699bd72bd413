import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    search: ["POST /api/medications/search", "person"],
    sheet: ["GET /api/medications/{cis}", "person"],
    rcp: ["GET /api/medications/{cis}/rcp", "person"],
    readRcp: ["POST /api/medications/{cis}/rcp", "person"],
    ask: ["POST /api/medications/ask", "person"],
    analyse: ["POST /api/medications/analyse", "person"],
  },
};
