import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A bench that starts a program, which starts another, and says who they are. */
const BENCH = `
  import { spawn } from "node:child_process";
  import { OWN_GROUP, supervised } from ${JSON.stringify(join(import.meta.dirname, "supervise-child.ts"))};
  const inner = "setInterval(() => {}, 1000)";
  const outer = \`const { spawn } = require("node:child_process");
    const own = spawn(process.execPath, ["-e", \${JSON.stringify(inner)}], { stdio: "ignore" });
    console.log(process.pid, own.pid); \${process.argv[2] === "deaf" ? 'process.on("SIGTERM", () => {});' : ""} \${inner}\`;
  const child = spawn(process.execPath, ["-e", outer], { ...OWN_GROUP, stdio: ["ignore", "pipe", "ignore"] });
  supervised(child, process.argv[1]);
  child.stdout.on("data", (data) => process.stdout.write(data));
`;

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.each([
  ["SIGKILL", "deaf"],
  ["SIGKILL", "hears"],
  ["SIGTERM", "hears"],
  ["SIGINT", "hears"],
  ["SIGHUP", "hears"],
] as const)(
  "a bench ended by %s leaves neither the programs it started (%s), nor theirs, nor their folder",
  async (signal, hears) => {
    const folder = mkdtempSync(join(tmpdir(), "sclepios-bench-"));
    const bench = spawn(process.execPath, ["--input-type=module", "-e", BENCH, folder, hears], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const said = await new Promise<string>((resolve) =>
      bench.stdout.once("data", (data: Buffer) => resolve(data.toString())),
    );
    const pids = said.trim().split(" ").map(Number);
    expect([pids.length, pids.every(lives), existsSync(folder)]).toEqual([2, true, true]);
    bench.kill(signal);
    // One that is deaf to SIGTERM is killed five seconds later.
    await expect
      .poll(() => pids.some(lives) || existsSync(folder), { timeout: 12_000, interval: 50 })
      .toBe(false);
  },
  20_000,
);
