import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { lenders } from "#platform/feature/web/registry.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const dashboardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/dashboard",
  ...page({ namespace: "dashboard", drawn: { title: "greeting", lead: "lead" } }),
  component: lazyRouteComponent(() => {
    // What other rooms lend comes with the page, not after it; what fails is said where it stands.
    void Promise.allSettled(lenders("dashboard").map((load) => load()));
    return import("./dashboard-page.tsx");
  }, "DashboardPage"),
});

export const dashboard = webFeature({
  name: "dashboard",
  routes: [dashboardRoute],
  nav: [
    {
      to: "/dashboard",
      label: "dashboard:nav.title",
      icon: "dashboard/home",
      group: "today",
      order: 10,
      bar: { order: 10, label: "dashboard:nav.bar" },
    },
  ],
});
