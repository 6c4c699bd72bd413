import type { Command } from "./server-feature.ts";

/** What a command does, in a file that is read only when the command is given. */
export type CommandCode = Pick<Command, "run">;

/**
 * A command described here and written elsewhere. The command line reads the descriptions of all
 * commands to find one: with the code of all of them, it would read the whole product first, which
 * takes a second or two.
 */
export const lazyCommand = (
  description: Omit<Command, "run">,
  load: () => Promise<CommandCode>,
): Command => ({
  ...description,
  run: async (invocation) => (await load()).run(invocation),
});
