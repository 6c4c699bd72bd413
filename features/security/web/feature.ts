import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const security = webFeature({
  name: "security",
  routes: [],
  adminPages: [
    {
      path: "system-logs",
      label: "security:nav.log",
      icon: "security/shield-lock",
      order: 40,
      namespace: "security",
      key: "log",
      component: lazyRouteComponent(() => import("./security-log-page.tsx"), "SecurityLogPage"),
    },
    {
      path: "error-reports",
      label: "security:nav.reports",
      icon: "security/bug",
      order: 50,
      namespace: "security",
      key: "reports",
      component: lazyRouteComponent(() => import("./error-reports-page.tsx"), "ErrorReportsPage"),
    },
  ],
  async start() {
    const { startGuards } = await import("./guards.ts");
    startGuards();
  },
});
