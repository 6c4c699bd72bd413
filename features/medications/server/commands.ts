// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["interactions"],
      usage: "interactions --jsonl",
      summary: "medications:command.interactions",
      needs: "database",
    },
    async () => (await import("./interactions-command.ts")).interactionsCommand,
  ),
  lazyCommand(
    {
      words: ["import", "rcp"],
      usage: "import rcp FILE | import rcp --update [--from ADDRESS]",
      summary: "medications:command.rcp",
      needs: "database",
    },
    async () => (await import("./rcp/rcp-command.ts")).rcpCommand,
  ),
];
