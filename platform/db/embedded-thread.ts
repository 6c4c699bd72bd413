// The embedded database, in a thread of its own: PostgreSQL's own protocol comes in and goes out as
// bytes, one batch of statements after the other. What waits for the disk here holds up nobody who
// reads the network.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { settleMemory } from "#platform/memory/settle-memory.ts";
import { DurableNodeFS } from "./durable-fs.ts";

/** What the thread opens. */
export interface ThreadData {
  folder: string;
  startParams: string[];
  /** Unpacked into the folder first. */
  archive?: Uint8Array<ArrayBuffer>;
  /** Stays open: what the opening left in memory is given back. */
  lasting?: boolean;
  /**
   * The program and its files, when a process opens many databases: each thread would compile and
   * unpack its own.
   */
  compiled?: Compiled;
}

export interface Compiled {
  program: NonNullable<PGliteOptions["pgliteWasmModule"]>;
  files: Uint8Array<ArrayBuffer>;
}

/** What is asked beside the protocol, while no statement runs. */
export interface ThreadRequest {
  id: number;
  ask: "archive" | "syncs" | "close";
}

/**
 * What the thread sends: bytes of the protocol, the answer to what was asked, or that the database
 * is open.
 */
export type Sent = Uint8Array | { id: number; answer: Uint8Array | number | null } | "open";

if (parentPort === null) throw new Error("the embedded database runs in a thread");
const port = parentPort;
const { folder, startParams, archive, lasting, compiled } = workerData as ThreadData;
const fs = new DurableNodeFS(folder);
const database = await PGlite.create({
  fs,
  extensions: { unaccent, pg_trgm },
  startParams,
  ...(archive ? { loadDataDir: new Blob([archive]) } : {}),
  ...(compiled ? { pgliteWasmModule: compiled.program, fsBundle: new Blob([compiled.files]) } : {}),
});

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function run(statements: Uint8Array) {
  const parts: Uint8Array[] = [];
  // What is handed over is a view of the database's memory, which the next statement writes again.
  await database.execProtocolRawStream(statements, {
    syncToFs: false,
    onRawData: (data) => parts.push(data.slice()),
  });
  const answer = joined(parts);
  port.postMessage(answer, [answer.buffer]);
}

async function answer({ id, ask }: ThreadRequest) {
  if (ask === "close") await database.close();
  const found = ask === "archive" ? await (await database.dumpDataDir("gzip")).bytes() : fs.syncs;
  port.postMessage({ id, answer: found } satisfies Sent);
  if (ask === "close") port.close();
}

// One after the other: an archive takes its time, and what is written meanwhile must not be in it
// by half.
let last: Promise<void> = Promise.resolve();
port.on("message", (message: Uint8Array | ThreadRequest) => {
  if (message instanceof Uint8Array) last = last.then(() => run(message));
  else last = last.then(() => answer(message));
  last.catch((error: unknown) => {
    throw error;
  });
});
port.postMessage("open" satisfies Sent);
if (lasting) settleMemory();
