import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Drizzle, Engine, Setup, Tx } from "./database.ts";
import { DatabaseSockets } from "./database-sockets.ts";
import { mayWriteAgain, writeAlone } from "./last-room.ts";
import { ListenConnection } from "./listen-connection.ts";
import { migratePostgresql } from "./migrate.ts";
import { named } from "./named-statements.ts";
import { runTransaction } from "./run-transaction.ts";
import { DatabaseUnavailable, UNAVAILABLE_SQLSTATE } from "./unavailable.ts";

/**
 * Milliseconds that a statement waits for a connection: new, or one of those that are all in use.
 */
const CONNECT_MS = 10_000;
/** Milliseconds that connections have to end by themselves when the server stops. */
const CLOSE_MS = 3_000;

/**
 * What the driver says of a connection that failed or was lost is its own words or the system's, or
 * one of these SQLSTATEs; everything else that comes from the database is about the statement.
 */
const isConnectionError = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || UNAVAILABLE_SQLSTATE.test(error.code ?? "");

const unavailable = (cause: unknown): DatabaseUnavailable =>
  new DatabaseUnavailable("the database cannot be reached", { cause });

/**
 * Connects to PostgreSQL 15 or later, migrating under an advisory lock so that several servers may
 * start at once. `onChange` hears when the database goes away (false) and when it is back (true).
 */
export async function openPostgresql(
  url: string,
  onChange: (available: boolean) => void = () => {},
): Promise<Engine> {
  const sockets = new DatabaseSockets();
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    stream: sockets.make,
  };
  // Pipelined: a statement leaves without waiting for the answer of the one before.
  const pool = new pg.Pool({ ...connection, max: 20, pipeline: true });
  // A connection that dies is replaced by the pool; without a listener it would end the process, be
  // it idle or lent.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  const listening = new ListenConnection({ url, sockets, onChange });
  const close = async () => {
    const cut = setTimeout(() => sockets.cut(), CLOSE_MS);
    await Promise.all([listening.stop(), pool.end()]);
    clearTimeout(cut);
  };
  try {
    await migratePostgresql(pool);
    await listening.start();
  } catch (error) {
    await close();
    throw error;
  }
  const bare = drizzle(named({ query: queryOf(pool, listening) }, "system"));
  return {
    name: "postgresql",
    available: () => listening.available,
    transaction: async (setup, work) => {
      // Known to be away: nobody waits for it, and a server that stops stops at once.
      if (!listening.available) throw unavailable(null);
      return transaction(pool, setup, work);
    },
    notify: async (channel, payload) => {
      await bare.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    listen: (channel, hear) => listening.listen(channel, hear),
    // PostgreSQL vacuums by itself.
    maintain: async () => {},
    drizzle: bare as unknown as Drizzle,
    queue: { ...connection, useListenNotify: true, max: 4 },
    close,
  };
}

/** Statements outside a transaction: the account library, the notifications. */
const queryOf =
  (pool: pg.Pool, listening: ListenConnection) =>
  async (...asked: [pg.QueryConfig, unknown[]]) => {
    if (!listening.available) throw unavailable(null);
    try {
      return await pool.query(...asked).catch(async (error: unknown) => {
        if (!mayWriteAgain(error)) throw error;
        const client = await pool.connect();
        return writeAlone(client, ...asked).finally(() => client.release());
      });
    } catch (error) {
      throw isConnectionError(error) ? unavailable(error) : error;
    }
  };

async function transaction<T>(
  pool: pg.Pool,
  setup: Setup | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  let lost = false;
  const onLost = () => {
    lost = true;
  };
  client.on("error", onLost);
  // What the database refused leaves a sound connection; one that cannot even say so is thrown
  // away.
  const release = (last: Promise<unknown>) =>
    last.then(
      () => client.release(),
      (error: Error) => client.release(isConnectionError(error) ? error : undefined),
    );
  try {
    return await runTransaction(client, setup, work, (last) => void release(last));
  } catch (error) {
    throw lost ? unavailable(error) : error;
  } finally {
    client.off("error", onLost);
  }
}
