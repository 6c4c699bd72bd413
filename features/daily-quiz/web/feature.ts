import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const dailyQuizRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/daily-quiz",
  ...page({ namespace: "daily-quiz" }),
  component: lazyRouteComponent(() => import("./daily-quiz-page.tsx"), "DailyQuizPage"),
});

export const dailyQuiz = webFeature({
  name: "daily-quiz",
  routes: [dailyQuizRoute],
  nav: [
    {
      to: "/daily-quiz",
      label: "daily-quiz:nav.title",
      icon: "daily-quiz/today",
      group: "learn",
      order: 7,
    },
  ],
  widgets: { dashboard: async () => (await import("./contributions.ts")).contributions },
});
