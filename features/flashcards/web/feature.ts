import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pagePart } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readSearch } from "./search.ts";

const flashcardsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/flashcards",
  validateSearch: readSearch,
  ...page({ namespace: "flashcards", drawn: { title: "page.title", lead: "page.description" } }),
  component: lazyRouteComponent(() => {
    // The first tab is another room's: it comes with the page, not after it.
    void pagePart("/flashcards", "study").preload?.();
    return import("./flashcards-page.tsx");
  }, "FlashcardsPage"),
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
  commands: [
    { id: "new-card", label: "flashcards:nav.new", to: "/flashcards?tab=create" },
    { id: "new-deck", label: "flashcards:nav.newDeck", to: "/flashcards?tab=study&begin=deck" },
  ],
  widgets: { dashboard: async () => (await import("./widgets/contribution.ts")).contribution },
  offline: [
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
  ],
});
