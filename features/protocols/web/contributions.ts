// What the protocols lend to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { Reminder } from "./reminder.tsx";

export const contributions: Contributions = {
  widgets: [{ id: "protocols-ending", place: "notice", order: 40, component: Reminder }],
};
