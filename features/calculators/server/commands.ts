// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["calculators"],
      usage: "calculators [--json]",
      summary: "calculators:command.calculators",
      needs: "nothing",
    },
    async () => (await import("./calculator-commands.ts")).calculatorsCommand,
  ),
  lazyCommand(
    {
      words: ["compute"],
      usage: "compute --jsonl",
      summary: "calculators:command.compute",
      needs: "nothing",
    },
    async () => (await import("./calculator-commands.ts")).computeCommand,
  ),
];
