import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

const handOver = ({ kind, id }: { kind: string; id: string }): string =>
  `/flashcards?tab=generate&from=${encodeURIComponent(`${kind}:${id}`)}`;

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
      id: "to-card",
      label: "flashcards:nav.toCard",
      icon: "flashcards/cards",
      kinds: ["chat.answer"],
      to: handOver,
      dialog: lazyRouteComponent(() => import("./answer-card.tsx"), "AnswerCard"),
    },
    {
      id: "to-cards",
      label: "flashcards:nav.toCards",
      icon: "flashcards/cards",
      kinds: ["guidelines.sheet"],
      to: handOver,
    },
  ],
});
