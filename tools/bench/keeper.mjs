// Ends what the bench started when the bench is gone, however it ended: even a kill that nothing
// can catch closes our standard input. One line of JSON a program: { pid, folder } when it starts,
// { pid, over: true } when it has ended.
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";

const FINISH_WITHIN_MS = 5_000;
const LOOK_EVERY_MS = 50;
const onWindows = process.platform === "win32";
const running = new Map();

// What the program started is in its group; Windows has none.
const reach = (pid, signal) => {
  try {
    return process.kill(onWindows ? pid : -pid, signal);
  } catch {
    return false;
  }
};

// The terminal's Ctrl+C, or its closing, is for the bench.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

for await (const line of createInterface({ input: process.stdin })) {
  const { pid, folder = null, over = false } = JSON.parse(line);
  if (over) running.delete(pid);
  else running.set(pid, folder);
}
const pids = [...running.keys()];
for (const pid of pids) reach(pid, "SIGTERM");
const limit = Date.now() + FINISH_WITHIN_MS;
while (pids.some((pid) => reach(pid, 0)) && Date.now() < limit) await pause(LOOK_EVERY_MS);
for (const pid of pids) reach(pid, "SIGKILL");
for (const folder of running.values())
  if (folder !== null) rmSync(folder, { recursive: true, force: true });
