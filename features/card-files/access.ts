import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    listStarters: ["GET /api/flashcards/starters", "person"],
    starterCards: ["GET /api/flashcards/starter-cards", "person"],
    addStarter: ["POST /api/flashcards/starters/{id}", "person"],
    listTransfers: ["GET /api/flashcards/transfers", "person"],
    startImport: ["POST /api/flashcards/transfers/{id}/start", "person"],
    startExport: ["POST /api/flashcards/transfers", "person"],
    transfer: ["GET /api/flashcards/transfers/{id}", "person"],
    cancelTransfer: ["POST /api/flashcards/transfers/{id}/cancel", "person"],
  },
  routes: {
    "POST /api/flashcards/imports": "person",
    "GET /api/flashcards/exports/:id": "person",
  },
};
