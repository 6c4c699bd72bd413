// What the library lends to the dashboard: the sheet that cannot wait.
import type { Contributions } from "#platform/feature/web/web-feature.ts";

export const contributions: Contributions = {
  quickActions: [
    {
      id: "guidelines-arrest",
      label: "guidelines:nav.arrest",
      to: "/guidelines/arret-cardiorespiratoire-adulte",
      order: 20,
    },
  ],
};
