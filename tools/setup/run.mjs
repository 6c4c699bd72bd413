// Starting other programs: their output kept or shown, a time limit, and nothing left running
// behind us.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { sentence } from "./texts.mjs";

const onWindows = process.platform === "win32";
const running = new Set();

function end(child, signal) {
  // A group of its own, so that what the program started ends with it.
  try {
    if (onWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

process.once("exit", () => {
  for (const child of running) end(child, "SIGKILL");
});

/**
 * Runs a program to its end. `show` passes its output through, otherwise it is returned; `seconds`
 * bounds it; `heartbeat` says every 20 s that it still runs.
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function run(
  command,
  args,
  { cwd, env, seconds = 600, show = false, heartbeat = false } = {},
) {
  return new Promise((resolve) => {
    const started = Date.now();
    const output = [];
    let timedOut = false;
    const child = spawn(command, args, {
      cwd,
      env: env ?? process.env,
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      detached: !onWindows,
      shell: onWindows && /\.cmd$/.test(command),
    });
    running.add(child);
    child.stdout?.on("data", (data) => output.push(data));
    child.stderr?.on("data", (data) => output.push(data));
    const limit = setTimeout(() => {
      timedOut = true;
      end(child, "SIGKILL");
    }, seconds * 1000);
    const beat = heartbeat
      ? setInterval(() => {
          console.log(
            sentence("stillRunning", { seconds: Math.round((Date.now() - started) / 1000) }),
          );
        }, 20_000)
      : undefined;
    const finish = (code, last = "") => {
      clearTimeout(limit);
      clearInterval(beat);
      running.delete(child);
      const late = timedOut ? `\n${sentence("timedOut", { seconds })}` : "";
      resolve({ code, output: Buffer.concat(output).toString("utf8") + last + late, timedOut });
    };
    child.once("error", (error) => finish(127, `${command}: ${error.message}`));
    child.once("close", (code) => finish(timedOut ? 124 : (code ?? 1)));
  });
}

/**
 * Ends what we started when we are asked to stop; returns a function that gives the signals back.
 */
export function stopWithUs() {
  const handlers = [
    ["SIGINT", () => process.exit(130)],
    ["SIGTERM", () => process.exit(143)],
  ];
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

/** The environment with the project's own programs first: its Node, not the system's. */
export function projectEnvironment(root, more = {}) {
  const PATH = [join(root, "node_modules", ".bin"), process.env.PATH].join(delimiter);
  // What Node has compiled once starts a quarter sooner.
  return {
    ...process.env,
    PATH,
    NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
    ...more,
  };
}

/**
 * The environment without the project's programs: npm must not run on a Node that it is about to
 * replace.
 */
export function systemEnvironment(more = {}) {
  const outside = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.includes("node_modules"));
  return { ...process.env, PATH: outside.join(delimiter), ...more };
}

export const npm = onWindows ? "npm.cmd" : "npm";
