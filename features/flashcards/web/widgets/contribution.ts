// What the cards give to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { DueToday } from "./due-today.tsx";

export const contribution: Contributions = {
  texts: ["flashcards"],
  widgets: [{ id: "flashcards-due", place: "todo", order: 10, component: DueToday }],
  quickActions: [
    {
      id: "flashcards-create",
      label: "flashcards:nav.write",
      to: "/flashcards?tab=create",
      order: 30,
    },
  ],
};
