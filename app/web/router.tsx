import { type AnyRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { contributions } from "#platform/feature/web/registry.ts";
import type { WebFeature } from "#platform/feature/web/web-feature.ts";
import { NotFoundPage } from "#platform/ui/errors/not-found.tsx";
import { PagePending } from "#platform/ui/routing/pending.tsx";
import { publicRoute, rootRoute, shellRoute } from "#platform/ui/routing/roots.ts";
import { adminPageRoute } from "./admin-page-route.ts";
import { features } from "./features.ts";
import { landingRoute } from "./landing/landing-route.ts";
import { notFoundRoute } from "./not-found-route.ts";
import { PublicFrame } from "./public-frame.tsx";
import { Root } from "./root.tsx";

rootRoute.update({ component: Root, notFoundComponent: NotFoundPage });
publicRoute.update({ component: PublicFrame });
shellRoute.update({ component: lazyRouteComponent(() => import("./shell/shell.tsx"), "Shell") });

const parentOf = (route: AnyRoute): AnyRoute | undefined => route.options.getParentRoute?.();

/** Features list their routes flat; each is grafted on the parent it names. */
function graft(routes: readonly AnyRoute[]): void {
  const children = new Map<AnyRoute, AnyRoute[]>();
  const place = (route: AnyRoute): void => {
    const parent = parentOf(route);
    if (!parent) return;
    const known = children.get(parent);
    if (known) {
      if (!known.includes(route)) known.push(route);
    } else {
      children.set(parent, [route]);
      place(parent);
    }
  };
  for (const route of routes) place(route);
  for (const [parent, own] of children) parent.addChildren(own);
}

const list: readonly WebFeature[] = features;
const featureRoutes = list.flatMap((feature) => feature.routes);
const pathOf = (route: AnyRoute): string => (route.options as { path?: string }).path ?? "";
const admin = featureRoutes.find((route) => pathOf(route).replace(/^\//, "") === "admin");
const adminPages = admin
  ? contributions("adminPages").map((page) => adminPageRoute(admin, page))
  : [];
graft([landingRoute, ...featureRoutes, ...adminPages, notFoundRoute]);

type FeatureRoute =
  (typeof features)[number] extends WebFeature<infer Routes> ? Routes[number] : never;

// Only the types are flat: every route already knows its full path from its own parent.
const routeTree = rootRoute.addChildren(
  rootRoute.children as unknown as (typeof landingRoute | FeatureRoute)[],
);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PagePending,
  // Errors go up to our own boundaries, which know how to retry and to report.
  disableGlobalCatchBoundary: true,
  notFoundMode: "root",
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

// What starts the application reads them with the router: one script.
export { features };
