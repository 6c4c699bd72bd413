import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    list: ["GET /api/library/sheets", "person"],
    sheet: ["GET /api/library/sheets/{id}", "person"],
    carry: ["POST /api/library/carry", "person"],
    search: ["POST /api/library/search", "person"],
    review: ["POST /api/library/reviews", "person"],
    removeReview: ["DELETE /api/library/reviews/{id}", "person"],
    useAgain: ["POST /api/admin/library/use-again", "admin"],
    passages: ["GET /api/admin/content", "moderator"],
  },
};
