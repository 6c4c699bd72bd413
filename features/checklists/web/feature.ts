import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists",
  ...page({ namespace: "checklists" }),
  component: lazyRouteComponent(() => import("./list-page.tsx"), "ListPage"),
});

const checklistRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists/$checklistId",
  ...page({ namespace: "checklists", key: "checklist" }),
  component: lazyRouteComponent(() => import("./checklist-page.tsx"), "ChecklistPage"),
});

const runRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists/$checklistId/run",
  ...page({ namespace: "checklists", key: "run" }),
  component: lazyRouteComponent(() => import("./run/run-page.tsx"), "RunPage"),
});

export const checklists = webFeature({
  name: "checklists",
  routes: [listRoute, checklistRoute, runRoute],
  nav: [
    {
      to: "/checklists",
      label: "checklists:nav.title",
      icon: "checklists/list",
      group: "practice",
      order: 25,
    },
  ],
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  offline: [
    {
      pack: {
        id: "checklists",
        label: "checklists:offline.pack",
        works: "checklists:offline.works",
        records: ["checklist"],
        async warm(tools) {
          const { warm } = await import("./offline.ts");
          await warm(tools);
        },
      },
    },
  ],
  palette: [
    {
      id: "checklists",
      group: "checklists:nav.title",
      async search(query, signal) {
        const { findChecklists } = await import("./palette.ts");
        return findChecklists(query, signal);
      },
    },
  ],
});
