import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { guard, safeRedirect } from "#platform/ui/routing/guard.ts";
import { page } from "#platform/ui/routing/page.ts";
import { publicRoute } from "#platform/ui/routing/roots.ts";

// A public page: drawn without Mantine, and open to signed-in people who have not consented yet.
const consentRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: "/consent",
  ...page({ namespace: "privacy", key: "consentPage", noindex: true }),
  beforeLoad: guard({ beforeConsent: true }),
  validateSearch: (search: Record<string, unknown>): { redirect: string | undefined } => ({
    redirect: safeRedirect(search.redirect),
  }),
  component: lazyRouteComponent(() => import("./consent-page.tsx"), "ConsentPage"),
});

const erasedRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: "/account-erased",
  ...page({ namespace: "privacy", key: "erasedPage", noindex: true }),
  component: lazyRouteComponent(() => import("./erased-page.tsx"), "ErasedPage"),
});

export const privacy = webFeature({
  name: "privacy",
  routes: [consentRoute, erasedRoute],
  settingsTabs: [
    {
      id: "privacy",
      label: "privacy:nav.settings",
      order: 80,
      component: lazyRouteComponent(() => import("./privacy-tab.tsx"), "PrivacyTab"),
    },
  ],
});
