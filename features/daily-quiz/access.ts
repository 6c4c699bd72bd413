import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    open: ["POST /api/daily-quiz/open", "person"],
    summary: ["GET /api/daily-quiz/days/{day}", "person"],
    setLevel: ["PUT /api/daily-quiz/level", "person"],
  },
};
