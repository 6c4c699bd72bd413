// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["content"],
      usage: "content --json | --check [FOLDER]",
      summary: "guidelines:cli.content",
      needs: "nothing",
    },
    async () => (await import("./content-command.ts")).contentCommand,
  ),
];
