// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["import"],
      usage: "import WHAT PATH [--partial] | import WHAT --update [--from ADDRESS]",
      summary: "nomenclatures:command.import",
      needs: "database",
    },
    async () => (await import("./import-command.ts")).importCommand,
  ),
  lazyCommand(
    {
      words: ["search"],
      usage: "search codes|acts|drugs --jsonl",
      summary: "nomenclatures:command.search",
      needs: "database",
    },
    async () => (await import("./search-command.ts")).searchCommand,
  ),
];
