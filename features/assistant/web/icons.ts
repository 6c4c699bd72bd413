import { IconAdjustments, IconChartBar, IconFileText, IconTool } from "@tabler/icons-react";

/** The icons of the entries that this feature lends, by the name they have there. */
export const icons = {
  adjustments: IconAdjustments,
  "chart-bar": IconChartBar,
  "file-text": IconFileText,
  tool: IconTool,
};
