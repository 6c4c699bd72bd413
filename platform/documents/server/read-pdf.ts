// A PDF is read in a thread of its own, with a bounded memory and time: a hostile one ends its
// thread, never the server.
import { Worker } from "node:worker_threads";

const MB = 1024 * 1024;
const BOUNDS = { patienceMs: 20_000, memory: 256 * MB };
/** Files read at once on a server; the others wait for their turn. */
const AT_ONCE = 2;
/** A stream that unpacks without end grows by tens of megabytes between two looks. */
const LOOK_EVERY_MS = 50;

export interface PdfWork {
  bytes: Uint8Array;
  most: number;
  pages: number;
}
export type PdfRead =
  | { ok: true; text: string; pages: string[]; cut: boolean }
  | { ok: false; reason: "encrypted" | "unreadable" | "noText" };

export interface PdfLimits {
  characters: number;
  pages: number;
  patienceMs?: number;
  memory?: number;
}

let running = 0;
const waiting: (() => void)[] = [];

/** `signal`: the person left, or asked for something else; its thread ends at once. */
export async function readPdf(
  bytes: Uint8Array,
  signal: AbortSignal,
  limits: PdfLimits,
): Promise<PdfRead> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return signal.aborted
      ? { ok: false, reason: "unreadable" }
      : await inThread(bytes, signal, { ...BOUNDS, ...limits });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

function inThread(
  bytes: Uint8Array,
  signal: AbortSignal,
  limits: Required<PdfLimits>,
): Promise<PdfRead> {
  const work: PdfWork = { bytes, most: limits.characters, pages: limits.pages };
  const thread = new Worker(new URL("./read-pdf-worker.ts", import.meta.url), {
    workerData: work,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.memory / MB,
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
    const timer = setTimeout(leave, limits.patienceMs);
    // The bound of a thread holds for its objects; bytes lie outside, so they are looked at from
    // here.
    const look = setInterval(() => {
      thread.getHeapStatistics().then(
        ({ external_memory: outside }) => outside > limits.memory && leave(),
        // It ended between two looks.
        () => {},
      );
    }, LOOK_EVERY_MS);
    signal.addEventListener("abort", leave, { once: true });
    thread.once("message", end);
    thread.once("error", leave);
    thread.once("exit", leave);
  });
}
