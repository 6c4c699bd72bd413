// Processes as Linux lists them.
import { readdirSync, readFileSync } from "node:fs";

/** The process that started `pid`; null when it is gone. */
function parentOf(pid: number): number | null {
  try {
    // The name stands in brackets, and may hold anything.
    const rest = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1) ?? "";
    return Number(rest.split(" ")[1]);
  } catch {
    return null;
  }
}

/** A process and those that it started itself. */
export const familyOf = (pid: number): number[] => [
  pid,
  ...readdirSync("/proc")
    .map(Number)
    .filter((one) => Number.isInteger(one) && parentOf(one) === pid),
];

/** Sends a signal to each that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
}
