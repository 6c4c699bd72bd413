import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    listDecks: ["GET /api/flashcards/decks", "person"],
    createDeck: ["POST /api/flashcards/decks", "person"],
    updateDeck: ["PATCH /api/flashcards/decks/{id}", "person"],
    removeDeck: ["DELETE /api/flashcards/decks/{id}", "person"],
    createNotes: ["POST /api/flashcards/notes", "person"],
    note: ["GET /api/flashcards/notes/{id}", "person"],
    updateNote: ["PUT /api/flashcards/notes/{id}", "person"],
    queue: ["POST /api/flashcards/queue", "person"],
    rate: ["POST /api/flashcards/facts", "person"],
    history: ["GET /api/flashcards/cards/{id}/history", "person"],
    search: ["POST /api/flashcards/search", "person"],
    changeCards: ["POST /api/flashcards/cards/change", "person"],
    listTags: ["GET /api/flashcards/tags", "person"],
    duplicates: ["GET /api/flashcards/duplicates", "person"],
    findDuplicates: ["POST /api/flashcards/duplicates/check", "person"],
    dayChange: ["GET /api/flashcards/day-change", "person"],
    readDayChange: ["PUT /api/flashcards/day-change", "person"],
    carry: ["POST /api/flashcards/carry", "person"],
  },
  routes: {
    "POST /api/flashcards/media": "person",
    "GET /api/flashcards/media/:id": "person",
  },
};
