// `npm run -s sclepios -- <command>`: through the running server when there is one, otherwise on
// the database itself.
import { startFailure } from "#app/server/start-failure.ts";
import { type Config, readConfig } from "#platform/config/config.ts";
import { terminalLanguage } from "#platform/config/terminal.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { describeError } from "#platform/log/describe-error.ts";
import { makeLog } from "#platform/log/log.ts";
import { allCommands } from "./all-commands.ts";
import { type FoundCommand, findCommand, runCommand } from "./commands.ts";
import { readLines } from "./read-lines.ts";
import { throughServer } from "./through-server.ts";

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
  const found = findCommand(allCommands, argv);
  if (!found) {
    say("cli.usage");
    for (const { usage, summary } of allCommands)
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
    if (found.command.needs === "nothing")
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
  const { openEngine } = await import("#app/server/open-engine.ts");
  const log = makeLog(config.logLevel === "info" ? "warn" : config.logLevel);
  const opening = openEngine(config, log);
  // Read only now, while the database opens: a command that a running server takes, or that needs
  // no data, is answered before the whole product is read.
  const reading = Promise.all([
    import("#app/server/services.ts"),
    import("#app/server/features.ts"),
  ]);
  reading.catch(() => {});
  const engine = await opening;
  try {
    const [{ assemble }, { features }] = await reading;
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
