import { readdirSync, readFileSync, readlinkSync } from "node:fs";

const EVERY_MS = 500;

/** The most that any of them held. Sockets are all of a process: people's, and the database's. */
export interface Peak {
  sockets: number;
  megabytes: number;
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const isSocket = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith("socket:");
    } catch {
      return false; // closed meanwhile
    }
  };
  return readdirSync(folder).filter(isSocket).length;
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Looks at processes twice a second until it is stopped. */
export function watchProcesses(pids: readonly number[]): { stop(): Peak } {
  const peak: Peak = { sockets: 0, megabytes: 0 };
  const look = () => {
    for (const pid of pids) {
      peak.sockets = Math.max(peak.sockets, socketsOf(pid));
      peak.megabytes = Math.max(peak.megabytes, Math.round(megabytesOf(pid)));
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}
