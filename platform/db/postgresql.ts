import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Drizzle, Engine, Tx } from "./database.ts";
import { migratePostgresql } from "./migrate.ts";

/** Connects to PostgreSQL 15 or later, migrating under an advisory lock so that several servers may start at once. */
export async function openPostgresql(url: string): Promise<Engine> {
  // Pipelined: a statement leaves without waiting for the answer of the one before.
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000, pipeline: true });
  // An idle connection that dies (server restarted) is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  await migratePostgresql(pool);
  const listeners = new Set<Listener>();
  return {
    name: "postgresql",
    transaction: async <T>(setup: string, work: (tx: Tx) => Promise<T>) => {
      const client = await pool.connect();
      // Not waited for: when it fails, the transaction refuses every statement that follows. `begin` goes alone, so that
      // no mistake in what comes after it could leave those statements without a transaction.
      const opened = Promise.all([client.query("begin"), setup ? client.query(setup) : null]);
      opened.catch(() => {});
      try {
        const result = await work(drizzle(client) as unknown as Drizzle as Tx);
        await opened;
        await client.query("commit");
        client.release();
        return result;
      } catch (thrown) {
        // What the statements say then is that the transaction was refused, not why.
        const error = await opened.then(
          () => thrown,
          (cause: unknown) => cause,
        );
        // A connection that cannot even roll back is thrown away.
        await client.query("rollback").then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw error;
      }
    },
    notify: async (channel, payload) => {
      await drizzle(pool).execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: async (channel, on) => {
      const listener = new Listener(url, channel, on);
      listeners.add(listener);
      await listener.start();
      return async () => {
        listeners.delete(listener);
        await listener.stop();
      };
    },
    // PostgreSQL vacuums by itself.
    maintain: async () => {},
    drizzle: drizzle(pool) as unknown as Drizzle,
    queue: { connectionString: url, useListenNotify: true, max: 4 },
    close: async () => {
      await Promise.all([...listeners].map((listener) => listener.stop()));
      await pool.end();
    },
  };
}

/** One connection that listens to one channel and comes back by itself after a cut. */
class Listener {
  #client: pg.Client | null = null;
  #stopped = false;
  #url: string;
  #channel: string;
  #on: (payload: string) => void;

  constructor(url: string, channel: string, on: (payload: string) => void) {
    this.#url = url;
    this.#channel = channel;
    this.#on = on;
  }

  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url });
    client.on("notification", (message) => this.#on(message.payload ?? ""));
    client.on("error", () => this.#retry(client));
    client.on("end", () => this.#retry(client));
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(this.#channel)}`);
    this.#client = client;
  }

  #retry(client: pg.Client) {
    if (this.#stopped || (this.#client !== null && this.#client !== client)) return;
    this.#client = null;
    setTimeout(() => {
      if (!this.#stopped && this.#client === null) this.start().catch(() => this.#retry(client));
    }, 500).unref();
  }

  async stop() {
    this.#stopped = true;
    await this.#client?.end();
  }
}
