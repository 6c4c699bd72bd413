// How long `npm run check` and `npm test` take: from the last `npm test`, or measured now when
// asked for by name.
import { existsSync, readFileSync } from "node:fs";
import { npm, run } from "../../setup/run.mjs";
import type { Figures } from "../figure.ts";
import { timed } from "../server.ts";

const KEPT = "test-results/durations.json";

export async function durations(measure: boolean): Promise<Figures> {
  if (measure) await timed(() => run(npm, ["test"], { seconds: 3000, show: true }));
  if (!existsSync(KEPT)) {
    console.log("durations: run npm test first, or npm run bench -- --only durations");
    return {};
  }
  const kept = JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, number>;
  const total = Object.values(kept).reduce((sum, seconds) => sum + seconds, 0);
  return {
    "npm test": { value: total, unit: "s", baseline: null, goal: { max: 900 } },
    "npm run check": {
      value: kept.check ?? Number.NaN,
      unit: "s",
      baseline: null,
      goal: { max: 60 },
    },
  };
}
