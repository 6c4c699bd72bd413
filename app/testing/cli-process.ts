// The command line in a process of its own, as a script or an administrator runs it.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { COMPILED_ONCE, inherited } from "./server-process.ts";

const MAIN = join(import.meta.dirname, "../cli/main.ts");

export interface CliRun {
  code: number | null;
  /** Standard output. */
  out: string;
  /** Standard error. */
  err: string;
}

/** Runs `sclepios <args>`; `input: "open"` leaves standard input open, as a terminal does. */
export function sclepios(
  args: readonly string[],
  {
    env = {},
    input = "",
    ...where
  }: { env?: Record<string, string>; input?: string; cwd?: string; uid?: number } = {},
): Promise<CliRun> {
  const child = spawn(process.execPath, [COMPILED_ONCE, MAIN, ...args], {
    env: { ...inherited(), ...env },
    ...where,
    // Ends what hangs, and judges nothing: a machine that is busy takes a minute.
    timeout: 180_000,
  });
  const run: CliRun = { code: null, out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    run.out += chunk;
  });
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    run.err += chunk;
  });
  // A command that reads nothing may end before it is written to.
  child.stdin.on("error", () => {});
  if (input !== "open") child.stdin.end(input);
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...run, code })));
}
