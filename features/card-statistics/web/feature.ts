import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const cardStatistics = webFeature({
  name: "card-statistics",
  routes: [],
  pageParts: [
    {
      page: "/flashcards",
      id: "stats",
      component: lazyRouteComponent(() => import("./stats/stats-tab.tsx"), "StatsTab"),
    },
    {
      page: "/flashcards",
      id: "planning",
      component: lazyRouteComponent(() => import("./planning/planning-tab.tsx"), "PlanningTab"),
    },
  ],
  widgets: {
    dashboard: async () => (await import("./widgets/contribution.ts")).contribution,
    profile: async () => (await import("./widgets/mastered.tsx")).toProfile,
  },
});
