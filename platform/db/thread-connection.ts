// The one connection to the embedded database: PostgreSQL's client in this thread, the database in
// another.
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Sent, ThreadData, ThreadRequest } from "./embedded-thread.ts";
import { ThreadStream } from "./thread-stream.ts";
import { makeTurns } from "./turns.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

export interface ThreadConnection {
  readonly client: pg.Client;
  /** False once the thread has ended, whatever ended it. */
  available(): boolean;
  /** Resolves, when the connection is ours alone, to the function that passes it on. */
  take(): Promise<() => void>;
  /** Runs one piece of work alone on the connection. */
  alone<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  /** The whole database as a gzip archive. */
  archive(): Promise<Uint8Array>;
  /** How many times the database asked for the disk. */
  syncs(): Promise<number>;
  close(): Promise<void>;
}

const ENTRY = new URL("./embedded-thread.ts", import.meta.url);

/**
 * Opens the database of a folder in a thread of its own. Throws what the database throws when it
 * cannot be opened.
 */
export async function openThread(data: ThreadData): Promise<ThreadConnection> {
  const thread = new Worker(ENTRY, { workerData: data, name: "database" });
  await new Promise<void>((resolve, reject) => {
    thread.once("message", () => resolve());
    thread.once("error", reject);
    thread.once("exit", () => reject(new Error("the database ended while it was being opened")));
  });
  const turns = makeTurns();
  const client = new pg.Client({ stream: () => new ThreadStream(thread), pipeline: true });
  // Every statement under way hears of it; without a listener it would end the process.
  client.on("error", () => {});
  thread.on("error", () => {});
  let ended = false;
  thread.once("exit", () => {
    ended = true;
  });
  await client.connect();
  let asked = 0;
  const ask = (what: ThreadRequest["ask"]) =>
    new Promise<Uint8Array | number | null>((resolve, reject) => {
      const id = ++asked;
      const leave = () => reject(new DatabaseUnavailable("the database has ended"));
      const hear = (sent: Sent) => {
        if (typeof sent !== "object" || sent instanceof Uint8Array || sent.id !== id) return;
        thread.off("message", hear);
        thread.off("exit", leave);
        resolve(sent.answer);
      };
      thread.on("message", hear);
      thread.once("exit", leave);
      thread.postMessage({ id, ask: what } satisfies ThreadRequest);
    });
  const alone: ThreadConnection["alone"] = async (work) => {
    const pass = await turns.take();
    try {
      return await work(client);
    } catch (error) {
      throw ended ? new DatabaseUnavailable("the database has ended", { cause: error }) : error;
    } finally {
      pass();
    }
  };
  return {
    client,
    available: () => !ended,
    take: turns.take,
    alone,
    archive: () => alone(async () => (await ask("archive")) as Uint8Array),
    syncs: () => alone(async () => (await ask("syncs")) as number),
    close: () =>
      alone(async () => {
        await ask("close");
        await thread.terminate();
      }),
  };
}
