// `npm start` ends here: read the configuration, serve, and stop when asked.
import { readConfig } from "#platform/config/config.ts";
import { terminalLanguage } from "#platform/config/terminal.ts";
import { loadServerTexts } from "#platform/i18n/server/texts.ts";
import { makeLog } from "#platform/log/log.ts";
import { startFailure } from "./start-failure.ts";

const language = terminalLanguage(process.env);
const texts = await loadServerTexts();
const say = (key: string, vars?: Record<string, unknown>) => console.log(texts.t(language, `server:${key}`, vars));

const read = readConfig(process.env);
if (!read.ok) {
  say("configRefused");
  for (const { variable, reason, detail } of read.problems) say(`config.${reason}`, { variable, detail });
  process.exit(78); // EX_CONFIG
}

const log = makeLog(read.config.logLevel);
try {
  say("opening");
  const { serve } = await import("./serve.ts");
  const running = await serve(read.config, log);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    say("stopping");
    await running.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  if (running.adminCode) say("adminCode", { code: running.adminCode });
  say("ready", { url: running.url });
} catch (error) {
  const known = startFailure(error, read.config);
  if (known) say(known.key, known.vars);
  else log.fatal({ stack: error instanceof Error ? error.stack : String(error) }, "start failed");
  process.exit(1);
}
