import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { session } from "#platform/auth/web/session.ts";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";
import { publicRoute, shellRoute } from "#platform/ui/routing/roots.ts";
import { readFragment } from "./fragment.ts";
import { afterSignIn, sameSite } from "./next-page.ts";

// A public page: drawn without Mantine, its calls made with plain fetch.
const authRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: "/auth",
  ...page({ namespace: "accounts", key: "authPage", noindex: true }),
  validateSearch: (
    search: Record<string, unknown>,
  ): { mode?: "sign-up" | undefined; redirect?: string | undefined } => ({
    mode: search.mode === "sign-up" ? "sign-up" : undefined,
    redirect: sameSite(search.redirect),
  }),
  beforeLoad: async ({ location, search, preload }) => {
    // A link of a letter is honoured whoever is here, and the form is drawn even when the server
    // does not answer.
    if (preload || readFragment(location.hash)) return;
    const me = await session.load().catch(() => null);
    if (me && session.changedHands())
      throw redirect({ href: afterSignIn(me, undefined), replace: true, reloadDocument: true });
    if (me) throw redirect({ href: afterSignIn(me, search.redirect), replace: true });
  },
  component: lazyRouteComponent(() => import("./auth-page.tsx"), "AuthPage"),
});

const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: "/settings",
  ...page({ namespace: "accounts", key: "settingsPage" }),
  validateSearch: (search: Record<string, unknown>): { tab?: string | undefined } => ({
    tab: typeof search.tab === "string" ? search.tab : undefined,
  }),
  component: lazyRouteComponent(() => import("./settings-page.tsx"), "SettingsPage"),
});

export const accounts = webFeature({
  name: "accounts",
  routes: [authRoute, settingsRoute],
  nav: [
    {
      to: "/settings",
      label: "accounts:nav.settings",
      icon: "accounts/settings",
      group: "follow",
      order: 90,
    },
  ],
  settingsTabs: [
    {
      id: "profile",
      label: "accounts:nav.profile",
      order: 10,
      component: lazyRouteComponent(() => import("./profile-tab.tsx"), "ProfileTab"),
    },
    {
      id: "preferences",
      label: "accounts:nav.preferences",
      order: 20,
      component: lazyRouteComponent(() => import("./preferences-tab.tsx"), "PreferencesTab"),
    },
    {
      id: "sessions",
      label: "accounts:nav.sessions",
      order: 30,
      component: lazyRouteComponent(() => import("./sessions-tab.tsx"), "SessionsTab"),
    },
  ],
});
