import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readSearch } from "./search.ts";

const flashcardsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/flashcards",
  validateSearch: readSearch,
  ...page({ namespace: "flashcards" }),
  component: lazyRouteComponent(() => import("./flashcards-page.tsx"), "FlashcardsPage"),
});

export const flashcards = webFeature({
  name: "flashcards",
  routes: [flashcardsRoute],
  nav: [
    {
      to: "/flashcards",
      label: "flashcards:nav.title",
      icon: "flashcards/cards",
      group: "learn",
      order: 10,
      bar: { order: 30, label: "flashcards:nav.bar" },
    },
  ],
  widgets: async () => (await import("./widgets/contribution.ts")).contribution,
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
      // Notes that were written, and proposals that were accepted.
      work: {
        type: "flashcard_note",
        label: "flashcards:offline.note",
        keep: "outbox",
        send: async (items, signal) =>
          (await import("./offline/send-notes.ts")).sendNotes(items, signal),
        describe: async (item) => (await import("./offline/send-notes.ts")).describeNotes(item),
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
