// `npm start` ends here: read the configuration, serve, and stop when asked.
import { readConfig } from "#platform/config/config.ts";
import { terminalLanguage } from "#platform/config/terminal.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { describeError } from "#platform/log/describe-error.ts";
import { makeLog } from "#platform/log/log.ts";
import { settleMemory } from "#platform/memory/settle-memory.ts";
import { startFailure } from "./start-failure.ts";

/** Milliseconds that a start may take to end once it was asked to stop. */
const START_GRACE_MS = 4_000;

const language = terminalLanguage(process.env);
const texts = await loadServerTexts();
const say = (key: string, vars?: Record<string, unknown>) =>
  console.log(texts.t(language, `server:${key}`, vars));

const read = readConfig(process.env);
if (!read.ok) {
  say("configRefused");
  for (const { variable, reason, detail } of read.problems)
    say(`config.${reason}`, { variable, detail });
  process.exit(78); // EX_CONFIG
}

const log = makeLog(read.config.logLevel);
try {
  say("opening");
  const { serve } = await import("./serve.ts");
  // Asked to stop while it starts, it closes what it opens as soon as that is whole, and otherwise
  // ends as a power cut would, which loses nothing. Asked twice, it ends at once.
  let running: Awaited<ReturnType<typeof serve>> | null = null;
  let stopping = false;
  const stop = async () => {
    if (running === null) {
      setTimeout(() => process.exit(130), START_GRACE_MS);
      return;
    }
    await running.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      if (stopping) return;
      stopping = true;
      say(running === null ? "stoppingStart" : "stopping");
      void stop();
    });
  running = await serve(read.config, log);
  if (stopping) await stop();
  if (running.adminCode) say("adminCode", { code: running.adminCode });
  say("ready", { url: running.url });
  settleMemory();
} catch (error) {
  const known = startFailure(error, read.config);
  if (known) say(known.key, known.vars);
  else log.fatal(describeError(error), "start failed");
  process.exit(1);
}
