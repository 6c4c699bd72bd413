import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const cardStudy = webFeature({
  name: "card-study",
  routes: [],
  pageParts: [
    {
      page: "/flashcards",
      id: "study",
      component: lazyRouteComponent(() => import("./study-tab.tsx"), "StudyTab"),
    },
  ],
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  offline: [
    {
      work: {
        type: "flashcard_review",
        label: "flashcards:offline.review",
        send: async (items, signal) =>
          (await import("./offline/send.ts")).sendReviews(items, signal),
      },
      pack: {
        id: "flashcards",
        label: "flashcards:offline.pack",
        records: ["flashcard", "flashcard_category"],
        leaves: { type: "flashcard", turn: 3, label: "flashcards:offline.leaves" },
        works: "flashcards:offline.works",
        follows: [
          ...[
            "createDeck",
            "updateDeck",
            "removeDeck",
            "createNotes",
            "updateNote",
            "changeCards",
            "endSession",
          ],
          ...[
            "addStarter",
            "transfer",
            "cancelTransfer",
            "savePlanning",
            "applyOptimisation",
            "forgetWeights",
          ],
        ]
          .map((call) => `flashcards/${call}`)
          .concat("revision-sheets/toCards"),
        warm: async (tools) => (await import("./offline/warm.ts")).warmCards(tools),
        opens: async () => (await import("./offline/warm.ts")).cardsOpen(),
      },
    },
    {
      // Sessions begun and ended, cards put aside, notes edited while studying.
      work: {
        type: "flashcard_change",
        label: "flashcards:offline.change",
        keep: "outbox",
        send: async (items, signal) =>
          (await import("./offline/send.ts")).sendChanges(items, signal),
        describe: async (item) => (await import("./offline/send.ts")).describeChange(item),
      },
    },
  ],
});
