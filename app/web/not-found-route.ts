// Every address that no feature registered. Somebody who is signed in keeps the menu; a visitor is
// not sent to sign in for a page that does not exist.
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { session } from "#platform/auth/web/session.ts";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { rootRoute } from "#platform/ui/routing/roots.ts";

/** As the router names it: what no other path matches. */
export const ANY_PATH = "/$";

export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: async () => {
    const me = await session.load().catch(() => null);
    if (me?.consent) await loadTexts("nav");
  },
  component: lazyRouteComponent(() => import("./not-found-anywhere.tsx"), "NotFoundAnywhere"),
});
