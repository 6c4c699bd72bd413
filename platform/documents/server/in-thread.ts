// A PDF is read in a thread of its own, with a bounded memory and time: a hostile one ends its
// thread, never the server.
import { Worker } from "node:worker_threads";
import type { PdfRead } from "./read-pdf.ts";

const MB = 1024 * 1024;
/** A stream that unpacks without end grows by tens of megabytes between two looks. */
const LOOK_EVERY_MS = 50;
const MICROSECONDS = 1000;

/** What a thread says before it ends: the pages it has read, of how many. */
export interface Progress {
  page: number;
  of: number;
}

export interface ThreadBounds {
  patienceMs: number;
  /** Of its own computing: on a busy machine a thread waits longer than it works. */
  workMs?: number;
  /** Bytes. */
  memory: number;
}

/** Runs `script` with `work`; its last message is the reading. `signal` ends it at once. */
export function inThread(
  script: URL,
  work: unknown,
  signal: AbortSignal,
  { patienceMs, workMs = Infinity, memory }: ThreadBounds,
  hear: (progress: Progress) => void = () => {},
): Promise<PdfRead> {
  const thread = new Worker(script, {
    workerData: work,
    resourceLimits: {
      maxOldGenerationSizeMb: memory / MB,
      maxYoungGenerationSizeMb: 32,
      stackSizeMb: 4,
    },
    env: {},
    // What the reader says of a file is nobody's to read.
    ...{ stdout: true, stderr: true },
  });
  return new Promise((resolve) => {
    let ended = false;
    const end = (read: PdfRead) => {
      if (ended) return;
      ended = true;
      clearTimeout(timer);
      clearInterval(look);
      signal.removeEventListener("abort", leave);
      // Over once the thread is: the next one has its memory.
      void thread.terminate().then(() => resolve(read));
    };
    const leave = () => end({ ok: false, reason: "unreadable" });
    const timer = setTimeout(leave, patienceMs);
    // The bound of a thread holds for its objects; bytes lie outside, so they are looked at from
    // here.
    const look = setInterval(() => {
      Promise.all([thread.getHeapStatistics(), thread.cpuUsage()]).then(
        ([{ external_memory: outside }, { user, system }]) =>
          (outside > memory || user + system > workMs * MICROSECONDS) && leave(),
        // It ended between two looks.
        () => {},
      );
    }, LOOK_EVERY_MS);
    signal.addEventListener("abort", leave, { once: true });
    thread.on("message", (said: PdfRead | Progress) => ("page" in said ? hear(said) : end(said)));
    thread.once("error", leave);
    thread.once("exit", leave);
  });
}
