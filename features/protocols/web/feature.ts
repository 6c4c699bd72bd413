import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/protocols",
  ...page({ namespace: "protocols" }),
  component: lazyRouteComponent(() => import("./list-page.tsx"), "ListPage"),
});

const newRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/protocols/new",
  ...page({ namespace: "protocols", key: "new" }),
  component: lazyRouteComponent(() => import("./form/new-page.tsx"), "NewPage"),
});

const versionRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/protocols/$protocolId/new",
  ...page({ namespace: "protocols", key: "newVersion" }),
  component: lazyRouteComponent(() => import("./form/new-version-page.tsx"), "NewVersionPage"),
});

const readingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/protocols/$protocolId/$number",
  ...page({ namespace: "protocols", key: "protocol" }),
  component: lazyRouteComponent(() => import("./reading-page.tsx"), "ProtocolPage"),
});

export const protocols = webFeature({
  name: "protocols",
  routes: [listRoute, newRoute, versionRoute, readingRoute],
  nav: [
    {
      to: "/protocols",
      label: "protocols:nav.title",
      icon: "protocols/building-hospital",
      group: "practice",
      order: 15,
    },
  ],
  widgets: {
    dashboard: async () => (await import("./reminder.tsx")).toDashboard,
    library: async () => (await import("./library-section.tsx")).toLibrary,
  },
  palette: [
    {
      id: "protocols",
      group: "protocols:nav.title",
      async search(query, signal) {
        const { findProtocols } = await import("./palette.ts");
        return findProtocols(query, signal);
      },
    },
  ],
});
