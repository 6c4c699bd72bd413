// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["questions", "mark"],
      usage: "questions mark --jsonl | --help",
      summary: "study:command.mark",
      needs: "nothing",
    },
    async () => (await import("./mark-command.ts")).markCommand,
  ),
  lazyCommand(
    {
      words: ["questions", "import"],
      usage: "questions import FILE --user EMAIL",
      summary: "study:command.import",
      needs: "database",
    },
    async () => (await import("./file-commands.ts")).importCommand,
  ),
  lazyCommand(
    {
      words: ["questions", "export"],
      usage: "questions export FILE --user EMAIL",
      summary: "study:command.export",
      needs: "database",
    },
    async () => (await import("./file-commands.ts")).exportCommand,
  ),
];
