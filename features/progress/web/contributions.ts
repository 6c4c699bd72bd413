// What progress lends to the dashboard.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { FirstRun } from "./first-run/first-run.tsx";
import { BadgesWidget } from "./widgets/badges-widget.tsx";
import { LevelWidget } from "./widgets/level-widget.tsx";
import { StreakWidget } from "./widgets/streak-widget.tsx";

export const contributions: Contributions = {
  texts: ["progress"],
  widgets: [
    { id: "progress-first-run", place: "todo", order: 90, component: FirstRun },
    { id: "progress-level", place: "level", component: LevelWidget },
    { id: "progress-streak", place: "week", order: 5, component: StreakWidget },
    { id: "progress-badges", place: "badges", component: BadgesWidget },
  ],
};
