// What the daily quiz lends to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { DailyQuizWidget } from "./widget.tsx";

export const contributions: Contributions = {
  texts: ["daily-quiz"],
  widgets: [{ id: "daily-quiz-today", place: "todo", order: 30, component: DailyQuizWidget }],
};
