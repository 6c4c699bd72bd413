import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { readSearch } from "./search.ts";

const revisionSheetsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/revision-sheets",
  validateSearch: readSearch,
  ...page({ namespace: "revision-sheets" }),
  component: lazyRouteComponent(() => import("./sheets-page.tsx"), "SheetsPage"),
});

export const revisionSheets = webFeature({
  name: "revision-sheets",
  routes: [revisionSheetsRoute],
  nav: [
    {
      to: "/revision-sheets",
      label: "revision-sheets:nav.title",
      icon: "revision-sheets/notes",
      group: "learn",
      order: 20,
    },
  ],
  commands: [
    {
      id: "new-revision-sheet",
      label: "revision-sheets:nav.create",
      to: "/revision-sheets?view=new",
    },
  ],
  widgets: { dashboard: async () => (await import("./contributions.ts")).contributions },
  shortcuts: async () => (await import("./shortcut-list.ts")).shortcutList(),
  offline: [
    {
      work: {
        type: "revision_sheet_review",
        label: "revision-sheets:offline.review",
        send: async (items, signal) =>
          (await import("./offline/send.ts")).sendReviews(items, signal),
      },
      pack: {
        id: "revision-sheets",
        label: "revision-sheets:offline.pack",
        records: ["revision_sheet"],
        leaves: { type: "revision_sheet", turn: 2, label: "revision-sheets:offline.leaves" },
        works: "revision-sheets:offline.works",
        follows: ["generate", "update", "remove", "restore"].map(
          (call) => `revision-sheets/${call}`,
        ),
        warm: async (tools) => (await import("./offline/cached-sheets.ts")).warmSheets(tools),
        opens: async () =>
          (await (await import("./offline/cached-sheets.ts")).cachedSheets()) !== null,
      },
    },
  ],
});
