import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/calculators", "person"],
    marks: ["GET /api/calculators/marks", "person"],
    mark: ["POST /api/calculators/marks", "person"],
    opened: ["PUT /api/calculators/{calculator}/opened", "person"],
  },
};
