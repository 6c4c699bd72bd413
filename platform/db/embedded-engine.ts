import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { fromPglite } from "pg-boss";
import type { Drizzle, Engine } from "./database.ts";
import { mayWriteAgain, outsideLastRoom, writeAlone } from "./last-room.ts";
import { named, type Queries } from "./named-statements.ts";
import { runTransaction } from "./run-transaction.ts";
import type { ThreadConnection } from "./thread-connection.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

type Hear = (payload: string) => void;

/**
 * An engine over the open embedded database: also what tests use on a copied folder. `roomLeft`:
 * whether what lets people in may still be written to a disk that is nearly full.
 */
export function engineOn(connection: ThreadConnection, roomLeft = async () => true): Engine {
  const { client, take, alone } = connection;
  const listen = listenOn(connection);
  const bare: Queries = {
    query: async (config, values) => {
      try {
        return await alone((one) => orUndone(one, one.query(config, values)));
      } catch (error) {
        if (!mayWriteAgain(error) || !(await roomLeft())) throw error;
        return alone((one) => writeAlone(one, config, values));
      }
    },
  };
  return {
    name: "embedded",
    available: connection.available,
    transaction: async (setup, work) => {
      const room = await roomLeft();
      const pass = await take();
      const run = () => runTransaction(client, setup, work, pass);
      // The next one's statements may leave behind the last one of this: they arrive in that order.
      try {
        return await (room ? run() : outsideLastRoom(run));
      } catch (error) {
        throw connection.available()
          ? error
          : new DatabaseUnavailable("the database has ended", { cause: error });
      }
    },
    notify: async (channel, payload) => {
      await alone((one) => one.query("select pg_notify($1, $2)", [channel, payload]));
    },
    listen,
    maintain: async () => {
      await alone((one) => one.query("vacuum (analyze)"));
    },
    archive: connection.archive,
    close: connection.close,
    drizzle: drizzle(named(bare, "system")) as unknown as Drizzle,
    queue: {
      backend: "pglite",
      db: fromPglite(forQueue(bare, listen) as never),
      useListenNotify: true,
    },
  };
}

/**
 * Several statements at once may open a transaction: what fails in the middle of it leaves none to
 * whoever comes next.
 */
const orUndone = <T>(client: pg.Client, statements: Promise<T>): Promise<T> =>
  statements.catch(async (error: unknown) => {
    await client.query("rollback").catch(() => {});
    throw error;
  });

/** The session hears a channel once, however many listen here. */
function listenOn({ client, alone }: ThreadConnection): Engine["listen"] {
  const heard = new Map<string, Set<Hear>>();
  client.on("notification", ({ channel, payload }) => {
    for (const on of heard.get(channel) ?? []) on(payload ?? "");
  });
  return async (channel, on) => {
    const listeners = heard.get(channel) ?? new Set<Hear>();
    heard.set(channel, listeners.add(on));
    await alone((one) => one.query(`listen ${pg.escapeIdentifier(channel)}`));
    return async () => {
      listeners.delete(on);
      if (listeners.size > 0 || heard.get(channel) !== listeners) return;
      heard.delete(channel);
      await alone((one) => one.query(`unlisten ${pg.escapeIdentifier(channel)}`));
    };
  };
}

/**
 * What the queue calls of PGlite: one statement with its values, several without, and a channel.
 */
const forQueue = (bare: Queries, listen: Engine["listen"]) => ({
  query: (text: string, values: unknown[] = []) => bare.query({ text }, values),
  exec: async (text: string) => [await bare.query({ text }, [])].flat(),
  listen,
});
