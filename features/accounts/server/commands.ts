// What the command line calls of this room: described here, read when it is given.
import { lazyCommand } from "#platform/feature/server/lazy-command.ts";
import type { Command } from "#platform/feature/server/server-feature.ts";

export const commands: readonly Command[] = [
  lazyCommand(
    {
      words: ["user", "role"],
      usage: "user role EMAIL ROLE [--system]",
      summary: "accounts:commands.userRole",
      needs: "database",
    },
    async () => (await import("./user-commands.ts")).userRole,
  ),
  lazyCommand(
    {
      words: ["user", "list"],
      usage: "user list",
      summary: "accounts:commands.userList",
      needs: "database",
    },
    async () => (await import("./user-commands.ts")).userList,
  ),
];
