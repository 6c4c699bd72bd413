import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists",
  ...page({ namespace: "checklists", drawn: { title: "page.title", lead: "lead" } }),
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
  /** The run to go on with, when several do. */
  validateSearch: ({ run }: Record<string, unknown>): { run?: string } =>
    typeof run === "string" ? { run: run.slice(0, 100) } : {},
  component: lazyRouteComponent(() => import("./run/run-page.tsx"), "RunPage"),
});

const newRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists/new",
  ...page({ namespace: "checklists", key: "new" }),
  /** The checklist that it is made of; empty: none. */
  validateSearch: ({ from }: Record<string, unknown>): { from: string } => ({
    from: typeof from === "string" ? from.slice(0, 100) : "",
  }),
  component: lazyRouteComponent(() => import("./own/new-page.tsx"), "NewPage"),
});

const editRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/checklists/$checklistId/edit",
  ...page({ namespace: "checklists", key: "edit" }),
  /** The version that it goes on from; 0: the latest. */
  validateSearch: ({ version }: Record<string, unknown>): { version: number } => ({
    version: Number.isInteger(version) && Number(version) > 0 ? Number(version) : 0,
  }),
  component: lazyRouteComponent(() => import("./own/edit-page.tsx"), "EditPage"),
});

export const checklists = webFeature({
  name: "checklists",
  routes: [listRoute, newRoute, checklistRoute, editRoute, runRoute],
  nav: [
    {
      to: "/checklists",
      label: "checklists:nav.title",
      icon: "checklists/list",
      group: "practice",
      order: 25,
    },
  ],
  pageParts: [
    {
      page: "/guidelines/$sheetId",
      id: "checklists",
      component: lazyRouteComponent(() => import("./sheet-checklists.tsx"), "SheetChecklists"),
    },
  ],
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  offline: [
    {
      work: {
        type: "checklist_mark",
        label: "checklists:offline.mark",
        send: async (items, signal) =>
          (await import("./marks/send-marks.ts")).sendMarks(items, signal),
      },
      pack: {
        id: "checklists",
        label: "checklists:offline.pack",
        works: "checklists:offline.works",
        records: ["checklist"],
        follows: [
          ...["saveOwn", "shareOwn", "dropOwn"].map((call) => `checklists/${call}`),
          // A dose that was set aside in the library is not shown here either.
          ...["review", "removeReview", "useAgain"].map((call) => `guidelines/${call}`),
        ],
        async warm(tools) {
          const { warm } = await import("./offline.ts");
          await warm(tools);
        },
        opens: async () => (await import("./offline.ts")).checklistsOpen(),
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
