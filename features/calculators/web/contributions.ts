// What the calculators lend to the dashboard: two that are opened most in an emergency department.
import type { Contributions } from "#platform/feature/web/web-feature.ts";

export const contributions: Contributions = {
  quickActions: [
    {
      id: "calculators-wells",
      label: "calculators:nav.wells",
      to: "/calculator/wells-pe",
      order: 10,
    },
    {
      id: "calculators-clearance",
      label: "calculators:nav.clearance",
      to: "/calculator/cockcroft-gault",
      order: 11,
    },
  ],
};
