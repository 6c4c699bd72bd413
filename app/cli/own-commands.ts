import type { ServerFeature } from "#platform/feature/server/server-feature.ts";
import { backup } from "./backup.ts";
import { restore } from "./restore.ts";
import { seed } from "./seed.ts";

/** Commands about the installation as a whole, beside those that features lend. */
export const installation: ServerFeature = {
  name: "installation",
  commands: [backup, restore, seed],
};
