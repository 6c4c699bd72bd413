import type { Services } from "#platform/feature/server/context.ts";
import type { Command, CommandInvocation, ServerFeature } from "#platform/feature/server/server-feature.ts";

export interface FoundCommand {
  command: Command;
  args: string[];
  flags: Record<string, string | true>;
}

/** Finds the command whose words begin `argv`; the rest are its arguments and `--flag[=value]`. */
export function findCommand(features: readonly ServerFeature[], argv: readonly string[]): FoundCommand | null {
  const commands = features.flatMap((feature) => feature.commands ?? []);
  const command = commands
    .filter(({ words }) => words.every((word, at) => argv[at] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];
  return command ? { command, ...parse(argv.slice(command.words.length)) } : null;
}

function parse(rest: readonly string[]) {
  const args: string[] = [];
  const flags: Record<string, string | true> = {};
  for (const part of rest) {
    const flag = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(part);
    if (flag?.[1]) flags[flag[1]] = flag[2] ?? true;
    else args.push(part);
  }
  return { args, flags };
}

export const runCommand = (
  { command, args, flags }: FoundCommand,
  io: Pick<CommandInvocation, "lines" | "print" | "language" | "cwd"> & { services: Services },
): Promise<number> => command.run({ args, flags, ...io });
