import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";
import { type Place, readPlace } from "./browse/place.ts";

const codingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/coding",
  ...page({ namespace: "coding" }),
  component: lazyRouteComponent(() => import("./coding-page.tsx"), "CodingPage"),
});

const browseRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/coding/browse",
  ...page({ namespace: "coding", key: "browse" }),
  validateSearch: (search: Record<string, unknown>): Partial<Place> => {
    const { table, node, code } = readPlace(search);
    return {
      ...(table === "ccam" ? { table } : {}),
      ...(node === "" ? {} : { node }),
      ...(code === undefined ? {} : { code }),
    };
  },
  component: lazyRouteComponent(() => import("./browse/browse-page.tsx"), "BrowsePage"),
});

export const coding = webFeature({
  name: "coding",
  routes: [codingRoute, browseRoute],
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
