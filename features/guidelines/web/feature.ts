import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const libraryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/guidelines",
  ...page({ namespace: "guidelines", drawn: { title: "page.title", lead: "lead" } }),
  component: lazyRouteComponent(() => import("./library-page.tsx"), "LibraryPage"),
});

const sheetRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/guidelines/$sheetId",
  ...page({ namespace: "guidelines", key: "sheet" }),
  component: lazyRouteComponent(() => import("./sheet-page.tsx"), "SheetPage"),
});

export const guidelines = webFeature({
  name: "guidelines",
  routes: [libraryRoute, sheetRoute],
  nav: [
    {
      to: "/guidelines",
      label: "guidelines:nav.title",
      icon: "guidelines/clipboard-heart",
      group: "practice",
      order: 10,
      bar: { order: 30, label: "guidelines:nav.short" },
    },
    {
      to: "/admin/content",
      label: "guidelines:nav.content",
      icon: "guidelines/list-check",
      group: "follow",
      order: 110,
      // Administrators come to it by their own menu.
      visible: (me) => me.systemRole === "moderator",
    },
  ],
  adminPages: [
    {
      path: "content",
      label: "guidelines:nav.content",
      icon: "guidelines/list-check",
      order: 20,
      access: "moderator",
      namespace: "guidelines",
      key: "content",
      component: lazyRouteComponent(() => import("./content-page.tsx"), "ContentPage"),
    },
  ],
  widgets: { dashboard: async () => (await import("./contributions.ts")).contributions },
  offline: [
    {
      pack: {
        id: "library",
        label: "guidelines:offline.pack",
        works: "guidelines:offline.works",
        records: ["clinical_sheet"],
        follows: ["review", "removeReview", "useAgain"].map((call) => `guidelines/${call}`),
        warm: async (tools) => (await import("./offline/cached-library.ts")).warmLibrary(tools),
        opens: async () => (await import("./offline/cached-library.ts")).libraryOpens(),
      },
    },
  ],
  palette: [
    {
      id: "library",
      group: "guidelines:nav.palette",
      async search(query, signal) {
        const { findSheets } = await import("./palette.ts");
        return findSheets(query, signal);
      },
    },
  ],
});
