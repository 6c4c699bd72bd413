import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { shellRoute } from "#platform/ui/routing/roots.ts";

const listRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/calculator",
  ...page({ namespace: "calculators" }),
  component: lazyRouteComponent(() => import("./list-page.tsx"), "ListPage"),
});

const calculatorRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/calculator/$calculatorId",
  ...page({ namespace: "calculators", key: "calculator" }),
  component: lazyRouteComponent(() => import("./calculator-page.tsx"), "CalculatorPage"),
});

const bundleRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/calculator/reason/$bundleId",
  ...page({ namespace: "calculators", key: "bundle" }),
  component: lazyRouteComponent(() => import("./bundle/bundle-page.tsx"), "BundlePage"),
});

const absentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/calculator/absent",
  ...page({ namespace: "calculators", key: "absent" }),
  component: lazyRouteComponent(() => import("./absent-page.tsx"), "AbsentPage"),
});

export const calculators = webFeature({
  name: "calculators",
  routes: [listRoute, calculatorRoute, bundleRoute, absentRoute],
  nav: [
    {
      to: "/calculator",
      label: "calculators:nav.title",
      icon: "calculators/calculator",
      group: "practice",
      order: 20,
      bar: { order: 40 },
    },
  ],
  widgets: { dashboard: async () => (await import("./contributions.ts")).contributions },
  offline: [
    {
      work: {
        type: "calculator_favourite",
        label: "calculators:offline.favourite",
        send: async (items, signal) =>
          (await import("./marks/send-favourites.ts")).sendFavourites(items, signal),
      },
      pack: {
        id: "calculators",
        label: "calculators:offline.pack",
        works: "calculators:offline.works",
        records: ["calculator"],
        async warm(tools) {
          const { warm } = await import("./offline.ts");
          await warm(tools);
        },
        async opens() {
          const { calculatorsOpen } = await import("./offline.ts");
          return calculatorsOpen();
        },
      },
    },
  ],
  palette: [
    {
      id: "calculators",
      group: "calculators:nav.palette",
      async search(query, signal) {
        const { findCalculators } = await import("./palette.ts");
        return findCalculators(query, signal);
      },
    },
  ],
});
