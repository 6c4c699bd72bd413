// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["ask"],
      usage: 'ask "question" [--language fr|en|es] [--mode mode] | ask --jsonl',
      summary: "chat:command.ask",
      needs: "database",
    },
    async () => (await import("./ask-command.ts")).askCommand,
  ),
];
