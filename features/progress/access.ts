import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    overview: ["GET /api/progress", "person"],
    listDays: ["GET /api/progress/days", "person"],
    onCall: ["GET /api/progress/on-call", "person"],
    markOnCall: ["PUT /api/progress/on-call", "person"],
    setTimeZone: ["PUT /api/progress/time-zone", "person"],
    xpOfPaper: ["GET /api/progress/papers/{id}", "person"],
    statistics: ["GET /api/progress/statistics", "person"],
    predictions: ["GET /api/progress/predictions", "person"],
    insights: ["GET /api/progress/insights", "person"],
  },
};
