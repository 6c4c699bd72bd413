import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const nomenclatures = webFeature({
  name: "nomenclatures",
  routes: [],
  adminPages: [
    {
      path: "nomenclatures",
      label: "nomenclatures:nav.imports",
      icon: "nomenclatures/import",
      order: 68,
      namespace: "nomenclatures",
      key: "imports",
      component: lazyRouteComponent(() => import("./imports-page.tsx"), "ImportsPage"),
    },
  ],
});
