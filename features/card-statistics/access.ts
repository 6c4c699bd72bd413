import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    stats: ["GET /api/flashcards/stats", "person"],
    summary: ["GET /api/flashcards/summary", "person"],
    planning: ["GET /api/flashcards/planning", "person"],
    savePlanning: ["PUT /api/flashcards/planning", "person"],
    optimise: ["POST /api/flashcards/optimisations", "person"],
    optimisation: ["GET /api/flashcards/optimisations/latest", "person"],
    applyOptimisation: ["PUT /api/flashcards/optimisations/{id}/applied", "person"],
    forgetWeights: ["DELETE /api/flashcards/weights", "person"],
  },
};
