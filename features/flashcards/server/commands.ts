// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["cards", "schedule"],
      usage: "cards schedule --jsonl",
      summary: "flashcards:commands.schedule",
      needs: "nothing",
    },
    async () => (await import("./schedule-command.ts")).scheduleCommand,
  ),
];
