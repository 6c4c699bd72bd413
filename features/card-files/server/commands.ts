// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["cards", "import"],
      usage: "cards import FILE --user EMAIL",
      summary: "flashcards:commands.import",
      needs: "database",
    },
    async () => (await import("./transfer-commands.ts")).importCommand,
  ),
  lazyCommand(
    {
      words: ["cards", "export"],
      usage: "cards export FILE --user EMAIL",
      summary: "flashcards:commands.export",
      needs: "database",
    },
    async () => (await import("./transfer-commands.ts")).exportCommand,
  ),
];
