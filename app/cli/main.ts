// `npm run -s sclepios -- <command>`: through the running server when there is one, otherwise on
// the database itself.
import { features } from "#app/server/features.ts";
import { startFailure } from "#app/server/start-failure.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { terminalLanguage } from "#platform/config/terminal.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { describeError } from "#platform/log/describe-error.ts";
import { makeLog } from "#platform/log/log.ts";
import { type FoundCommand, findCommand, runCommand } from "./commands.ts";
import { installation } from "./own-commands.ts";
import { readLines } from "./read-lines.ts";
import { restore } from "./restore.ts";
import { throughServer } from "./through-server.ts";

const all = [installation, ...features];
const language = terminalLanguage(process.env);
const texts = await loadServerTexts();
// Whoever reads stops when they like: `… | head` is no failure of ours.
process.stdout.on("error", (error: NodeJS.ErrnoException) =>
  process.exit(error.code === "EPIPE" ? 0 : 1),
);
const print = (line: string) => void process.stdout.write(`${line}\n`);
const say = (key: string, vars?: Record<string, unknown>) =>
  console.error(texts.t(language, `server:${key}`, vars));

async function main(): Promise<number> {
  const argv = process.argv.slice(2);
  const found = findCommand(all, argv);
  if (!found) {
    const commands = all.flatMap((feature) => feature.commands ?? []);
    say("cli.usage");
    for (const { usage, summary } of commands)
      console.error(`  ${usage.padEnd(46)} ${texts.t(language, summary)}`);
    return argv.length === 0 || argv[0] === "help" || argv[0] === "--help" ? 0 : 2;
  }
  const read = readConfig(process.env);
  if (!read.ok) {
    say("configRefused");
    for (const { variable, reason, detail } of read.problems)
      say(`config.${reason}`, { variable, detail });
    return 78;
  }
  const { config } = read;
  const io = { lines: readLines(process.stdin), print, language, cwd: process.cwd() };
  try {
    // What needs nothing never opens the database: texts and configuration are all it has.
    if (found.command === restore || found.command.needs === "nothing")
      return await runCommand(found, { ...io, services: { config, texts } as never });
    if (found.command.needs === "database") {
      const answered = await throughServer(config.dataDir, argv, language, process.stdin, print);
      if (answered !== null) return answered;
    }
    return await onDatabase(config, found, io);
  } catch (error) {
    const known = startFailure(error, config);
    if (known) say(known.key, known.vars);
    else console.error(Object.values(describeError(error)).filter(Boolean).join("\n"));
    return 1;
  }
}

async function onDatabase(
  config: Config,
  found: FoundCommand,
  io: { lines: AsyncIterable<string>; print(line: string): void; language: Language; cwd: string },
) {
  const { assemble, openEngine } = await import("#app/server/services.ts");
  const log = makeLog(config.logLevel === "info" ? "warn" : config.logLevel);
  const engine = await openEngine(config, log);
  try {
    const { services } = await assemble({ config, log, engine, features });
    const stops: (() => Promise<void>)[] = [];
    for (const feature of features) {
      const stop = await feature.start?.(services);
      if (stop) stops.push(stop);
    }
    const code = await runCommand(found, { ...io, services });
    for (const stop of stops.reverse()) await stop();
    return code;
  } finally {
    await engine.close();
  }
}

const code = await main();
// A slow reader gets the last lines too.
await new Promise<void>((resolve) => process.stdout.write("", () => resolve()));
process.exit(code);
