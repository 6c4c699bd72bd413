// What progress lends to the end of a session of study.
import type { Contributions } from "#platform/feature/web/web-feature.ts";
import { LevelWidget } from "./level-widget.tsx";
import { StreakWidget } from "./streak-widget.tsx";

export const toSessionEnd: Contributions = {
  texts: ["progress"],
  widgets: [
    { id: "progress-session-level", order: 10, component: LevelWidget },
    { id: "progress-session-streak", order: 20, component: StreakWidget },
  ],
};
