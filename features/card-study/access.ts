import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    startSession: ["POST /api/flashcards/sessions", "person"],
    currentSession: ["GET /api/flashcards/sessions/current", "person"],
    endSession: ["PUT /api/flashcards/sessions/{id}/end", "person"],
  },
};
