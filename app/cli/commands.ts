import type { Services } from "#platform/feature/server/context.ts";
import type { Command, CommandInvocation } from "#platform/feature/server/server-feature.ts";

export interface FoundCommand {
  command: Command;
  args: string[];
  flags: Record<string, string | true>;
}

/**
 * Finds the command whose words begin `argv`; the rest are its arguments and the flags of its
 * usage, `--flag=value` or `--flag value`. Null for another flag: a mistyped one must not have a
 * command do something else than what was asked.
 */
export function findCommand(
  commands: readonly Command[],
  argv: readonly string[],
): FoundCommand | null {
  const command = commands
    .filter(({ words }) => words.every((word, at) => argv[at] === word))
    .sort((a, b) => b.words.length - a.words.length)[0];
  const rest = command && parse(argv.slice(command.words.length), flagsOf(command.usage));
  return command && rest ? { command, ...rest } : null;
}

/**
 * The flags that a usage names, and whether a value follows: "[--mode MODE]" takes one, "[--json]"
 * does not.
 */
const flagsOf = (usage: string) =>
  new Map(
    [...usage.matchAll(/--([a-z][a-z-]*)( \w)?/g)].map(([, name = "", value]) => [
      name,
      value !== undefined,
    ]),
  );

function parse(argv: readonly string[], known: ReadonlyMap<string, boolean>) {
  const args: string[] = [];
  const flags: Record<string, string | true> = {};
  const rest = [...argv];
  for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
    const [, name, value] = /^--([a-z][a-z-]*)(?:=(.*))?$/s.exec(part) ?? [];
    if (name === undefined) args.push(part);
    else if (!known.has(name)) return null;
    else flags[name] = value ?? (known.get(name) ? rest.shift() : undefined) ?? true;
  }
  return { args, flags };
}

export const runCommand = (
  { command, args, flags }: FoundCommand,
  io: Pick<CommandInvocation, "lines" | "print" | "language" | "cwd"> & { services: Services },
): Promise<number> => command.run({ args, flags, ...io });
