import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const cardGeneration = webFeature({
  name: "card-generation",
  routes: [],
  pageParts: [
    {
      page: "/flashcards",
      id: "generate",
      component: lazyRouteComponent(() => import("./generate-tab.tsx"), "GenerateTab"),
    },
  ],
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  actions: [
    {
      id: "to-cards",
      label: "flashcards:nav.toCards",
      icon: "flashcards/cards",
      kinds: ["guidelines.sheet", "chat.answer"],
      to: ({ kind, id }) => `/flashcards?tab=generate&from=${encodeURIComponent(`${kind}:${id}`)}`,
    },
  ],
});
