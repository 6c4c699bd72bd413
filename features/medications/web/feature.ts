import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const medicationsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/medications",
  ...page({ namespace: "medications" }),
  component: lazyRouteComponent(() => import("./medications-page.tsx"), "MedicationsPage"),
});

const drugRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/medications/$cis",
  ...page({ namespace: "medications", key: "drug" }),
  component: lazyRouteComponent(() => import("./drug-page.tsx"), "DrugPage"),
});

export const medications = webFeature({
  name: "medications",
  routes: [medicationsRoute, drugRoute],
  nav: [
    {
      to: "/medications",
      label: "medications:nav.title",
      icon: "medications/pill",
      group: "practice",
      order: 40,
    },
  ],
});
