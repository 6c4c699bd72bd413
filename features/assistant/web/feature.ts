import { lazyRouteComponent } from "@tanstack/react-router";
import { webFeature } from "#platform/feature/web/web-feature.ts";

export const assistant = webFeature({
  name: "assistant",
  routes: [],
  adminPages: [
    {
      path: "usage-stats",
      label: "assistant:nav.usage",
      icon: "assistant/chart-bar",
      order: 60,
      namespace: "assistant",
      key: "usage",
      component: lazyRouteComponent(() => import("./usage-page.tsx"), "UsagePage"),
    },
    {
      path: "ai-prompts",
      label: "assistant:nav.prompts",
      icon: "assistant/file-text",
      order: 61,
      namespace: "assistant",
      key: "prompts",
      component: lazyRouteComponent(() => import("./prompts-page.tsx"), "PromptsPage"),
    },
    {
      path: "toolbox",
      label: "assistant:nav.toolbox",
      icon: "assistant/tool",
      order: 62,
      namespace: "assistant",
      key: "toolbox",
      component: lazyRouteComponent(() => import("./toolbox-page.tsx"), "ToolboxPage"),
    },
    {
      path: "ai-settings",
      label: "assistant:nav.settings",
      icon: "assistant/adjustments",
      order: 63,
      namespace: "assistant",
      key: "settings",
      component: lazyRouteComponent(() => import("./settings-page.tsx"), "SettingsPage"),
    },
  ],
});
