import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    generationSetup: ["GET /api/flashcards/generations", "person"],
    generate: ["POST /api/flashcards/generations", "person"],
  },
  routes: {
    "POST /api/flashcards/texts": "person",
  },
};
