import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

/** Commands about the installation as a whole, beside those of the rooms. */
export const commands: readonly Command[] = [
  lazyCommand(
    { words: ["backup"], usage: "backup FOLDER", summary: "server:cli.backup", needs: "database" },
    async () => (await import("./backup.ts")).backup,
  ),
  lazyCommand(
    {
      words: ["restore"],
      usage: "restore FOLDER",
      summary: "server:cli.restore",
      needs: "nothing",
    },
    async () => (await import("./restore.ts")).restore,
  ),
  lazyCommand(
    { words: ["seed"], usage: "seed SCENARIO", summary: "server:cli.seed", needs: "database" },
    async () => (await import("./seed.ts")).seed,
  ),
];
