import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const codingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/coding",
  ...page({ namespace: "coding" }),
  component: lazyRouteComponent(() => import("./coding-page.tsx"), "CodingPage"),
});

export const coding = webFeature({
  name: "coding",
  routes: [codingRoute],
  nav: [
    {
      to: "/coding",
      label: "coding:nav.title",
      icon: "coding/file",
      group: "practice",
      order: 35,
    },
  ],
});
