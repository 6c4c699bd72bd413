// What the protocols lend to the dashboard.
import type { Lent } from "#platform/feature/web/web-feature.ts";
import { Reminder } from "./reminder.tsx";

export const lent: Lent = {
  widgets: [{ id: "protocols-ending", place: "notice", order: 40, component: Reminder }],
};
