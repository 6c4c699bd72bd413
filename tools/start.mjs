// `npm start` from any state of the folder: installs what is missing, builds what changed, runs the
// server. Plain JavaScript without dependencies: this runs on the system's Node, before anything is
// installed.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { projectEnvironment, stopWithUs } from "./setup/run.mjs";
import { say, sentence } from "./setup/texts.mjs";

const root = join(fileURLToPath(import.meta.url), "..", "..");
const ONCE_WITHIN_MS = 1000;
const PARENT_CHECK_MS = 200;

/** Runs the server until it ends; it takes our signals and we take its exit code. */
function serve(node) {
  const server = spawn(node, [join(root, "app", "server", "main.ts")], {
    stdio: "inherit",
    env: projectEnvironment(root, {
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "compiled"),
    }),
  });
  // Ctrl+C reaches the whole group, and npm passes it on once more: the server has it already from
  // the terminal.
  const last = new Map();
  const pass = (signal) => {
    const now = Date.now();
    const fromTerminal = signal === "SIGINT" && process.stdin.isTTY;
    if (!fromTerminal && now - (last.get(signal) ?? 0) > ONCE_WITHIN_MS) server.kill(signal);
    last.set(signal, now);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => pass(signal));
  // npm hands a signal to its shell only, which dies without passing it on: its end is what reaches
  // us.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    pass("SIGTERM");
  }, PARENT_CHECK_MS);
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);
  server.once("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.once("exit", (code, signal) =>
    process.exit(code ?? 128 + (constants.signals[signal] ?? 0)),
  );
}

async function main() {
  if (Number.parseInt(process.versions.node, 10) < 20)
    throw new Error(sentence("nodeTooOld", { version: process.version }));
  const release = stopWithUs();
  const node = await ensureInstalled(root);
  await ensureBuilt(root, node);
  if (process.argv.includes("--build-only")) return;
  say("starting");
  release();
  serve(node);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
