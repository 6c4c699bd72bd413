import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { page } from "#platform/ui/routing/page.ts";
import { rootRoute } from "#platform/ui/routing/roots.ts";

export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  ...page({ namespace: "landing" }),
  component: lazyRouteComponent(() => import("./landing-page.tsx"), "LandingPage"),
});
