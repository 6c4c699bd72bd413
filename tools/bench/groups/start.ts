// A second `npm start`, from the command to the first ready answer, and what the server then holds
// in memory.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { npm } from "../../setup/run.mjs";
import { freePort } from "../../testing/postgresql.mjs";
import { type Figures, median } from "../figure.ts";
import { ended, startServer, timed, untilReady } from "../server.ts";
import { OWN_GROUP, supervised } from "../supervise-child.ts";

const STARTS = 5;

async function npmStart(dataDir: string): Promise<number> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "error" };
  let child: ChildProcess | undefined;
  const took = await timed(async () => {
    child = supervised(spawn(npm, ["start"], { ...OWN_GROUP, stdio: "ignore", env }), dataDir);
    await untilReady(`http://127.0.0.1:${port}`, child);
  });
  if (child) await ended(child);
  // The folder is free again once nothing answers: npm ends before the server it started.
  while (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)) await pause(50);
  await pause(500);
  return took;
}

/** Resident memory in MB, as Linux counts it. */
function residentMemory(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) / 1024;
}

export async function start(): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), "sclepios-bench-"));
  try {
    await npmStart(dataDir);
    const starts: number[] = [];
    for (let n = 0; n < STARTS; n++) starts.push(await npmStart(dataDir));
    const node: number[] = [];
    for (let n = 0; n < STARTS; n++)
      node.push(
        await timed(
          () =>
            new Promise((resolve) => spawn(process.execPath, ["-e", "0"]).once("exit", resolve)),
        ),
      );
    const server = await startServer({ dataDir });
    await pause(2000);
    const memory = residentMemory(server.pid);
    await server.stop();
    const own = process.memoryUsage.rss() / 1024 / 1024;
    return {
      "warm npm start": {
        value: median(starts) / 1000,
        unit: "s",
        baseline: median(node) / 1000,
        goal: { max: 3 },
      },
      "memory after a warm start": { value: memory, unit: "MB", baseline: own, goal: { max: 450 } },
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
