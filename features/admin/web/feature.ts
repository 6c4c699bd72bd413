import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";
import { guard } from "#platform/ui/routing/guard.ts";
import { page } from "#platform/ui/routing/page.ts";
import { CheckingAccess } from "#platform/ui/routing/pending.tsx";
import { rootRoute } from "#platform/ui/routing/roots.ts";

// Its own layout, beside the shell. The pages that features lend are grafted on it by the
// application's router.
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  beforeLoad: guard(),
  pendingComponent: CheckingAccess,
  ...page({ namespace: "admin", noindex: true }),
  component: lazyRouteComponent(() => import("./admin-layout.tsx"), "AdminLayout"),
});

const overviewRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/",
  ...page({ namespace: "admin", key: "overview", noindex: true }),
  component: lazyRouteComponent(() => import("./overview-page.tsx"), "OverviewPage"),
});

export const admin = webFeature({
  name: "admin",
  routes: [adminRoute, overviewRoute],
  nav: [
    {
      to: "/admin",
      label: "admin:nav.admin",
      icon: "admin/shield-cog",
      group: "follow",
      order: 100,
      visible: (me) => me.systemRole === "admin",
    },
  ],
  adminPages: [
    {
      path: "users",
      label: "admin:nav.users",
      icon: "admin/users",
      order: 10,
      namespace: "admin",
      key: "users",
      component: lazyRouteComponent(() => import("./users-page.tsx"), "UsersPage"),
    },
    {
      path: "mails",
      label: "admin:nav.mails",
      icon: "admin/mail",
      order: 30,
      namespace: "admin",
      key: "mails",
      component: lazyRouteComponent(() => import("./mails-page.tsx"), "MailsPage"),
    },
  ],
});
