import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readSearch } from "./search.ts";
import { readStatisticsSearch } from "./statistics/search.ts";

const scoresRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/scores",
  validateSearch: readSearch,
  ...page({ namespace: "progress" }),
  component: lazyRouteComponent(() => import("./scores-page.tsx"), "ScoresPage"),
});

const statisticsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/statistiques",
  validateSearch: readStatisticsSearch,
  ...page({ namespace: "progress", key: "statistics.page" }),
  component: lazyRouteComponent(() => import("./statistics/statistics-page.tsx"), "StatisticsPage"),
});

export const progress = webFeature({
  name: "progress",
  routes: [scoresRoute, statisticsRoute],
  nav: [
    {
      to: "/scores",
      label: "progress:nav.scores",
      icon: "progress/trophy",
      group: "follow",
      order: 10,
    },
    {
      to: "/statistiques",
      label: "progress:nav.statistics",
      icon: "progress/activity",
      group: "follow",
      order: 20,
    },
  ],
  pageParts: [
    {
      page: "/study",
      id: "xp",
      component: lazyRouteComponent(() => import("./widgets/paper-xp.tsx"), "PaperXp"),
    },
  ],
  widgets: {
    dashboard: async () => (await import("./contributions.ts")).contributions,
    "session-end": async () => (await import("./widgets/session-end.ts")).toSessionEnd,
    profile: async () => (await import("./widgets/profile-part.tsx")).toProfile,
  },
});
