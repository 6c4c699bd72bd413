// The trunks on which features graft their routes. The application gives them their components
// (`update`), because the platform does not import the application.
import { createRootRoute, createRoute } from "@tanstack/react-router";
import { loadTexts } from "#platform/i18n/web/i18n.ts";
import { guard } from "./guard.ts";
import { CheckingAccess } from "./pending.tsx";

export const rootRoute = createRootRoute();

/** Pages anyone may open, drawn without Mantine. */
export const publicRoute = createRoute({ getParentRoute: () => rootRoute, id: "_public" });

/** Pages of signed-in people, inside the shell. Their route ids begin with "/_app". */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "_app",
  beforeLoad: guard(),
  staticData: { texts: "nav" },
  loader: () => loadTexts("nav"),
  pendingComponent: CheckingAccess,
});
