import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const cardFiles = webFeature({
  name: "card-files",
  routes: [],
  pageParts: [
    {
      page: "/flashcards",
      id: "files",
      component: lazyRouteComponent(() => import("./files-view.tsx"), "FilesView"),
    },
    {
      page: "/flashcards",
      id: "starter-decks",
      component: lazyRouteComponent(() => import("./starter-decks.tsx"), "StarterDecks"),
    },
  ],
});
