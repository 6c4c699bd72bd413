import { type AnyRoute, createRoute } from "@tanstack/react-router";
import type { AdminPage } from "#platform/feature/web/web-feature.ts";
import { page } from "#platform/ui/routing/page.ts";

/** The route of a page lent to the administration: /admin/<path>, never indexed. */
export const adminPageRoute = (
  admin: AnyRoute,
  { path, namespace, key, component }: AdminPage,
): AnyRoute =>
  createRoute({
    getParentRoute: () => admin,
    path,
    ...page({ namespace, noindex: true, ...(key ? { key } : {}) }),
    component,
  });
