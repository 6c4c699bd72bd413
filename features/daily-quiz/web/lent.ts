// What the daily quiz lends to the dashboard.
import type { Lent } from "#platform/feature/web/web-feature.ts";
import { DailyQuizWidget } from "./widget.tsx";

export const lent: Lent = {
  widgets: [{ id: "daily-quiz-today", place: "todo", order: 30, component: DailyQuizWidget }],
};
