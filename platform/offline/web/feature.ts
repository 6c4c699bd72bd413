import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const offlineRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/offline",
  ...page({ namespace: "offline", noindex: true }),
  component: lazyRouteComponent(() => import("./offline-page.tsx"), "OfflinePage"),
});

/** A part of the platform with a page: listed among the features, though it knows none of them. */
export const offline = webFeature({
  name: "offline",
  routes: [offlineRoute],
  nav: [
    {
      to: "/offline",
      label: "offline:nav.title",
      icon: "offline/cloud-off",
      group: "follow",
      order: 90,
    },
  ],
  async start() {
    const { startOffline } = await import("./start.ts");
    startOffline();
  },
});
