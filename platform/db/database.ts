// The only two ways to the database: as a person, behind row-level security, or as the system, with
// a reason.
import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { PgBoss } from "pg-boss";
import { isDatabaseUnavailable } from "./unavailable.ts";

interface Rows<T> {
  rows: T[];
}
interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}
/** What both drivers have in common. Not exported to features: they receive a `Tx`. */
export type Drizzle = PgDatabase<RowsHKT, Record<string, never>>;
export type Tx = Parameters<Parameters<Drizzle["transaction"]>[0]>[0];

export interface Database {
  readonly engine: "embedded" | "postgresql";
  /** False while the database cannot be reached; it comes back by itself. */
  available(): boolean;
  /** Whether something failed because it could not be reached. */
  isUnavailable(error: unknown): boolean;
  /** Runs `work` in one transaction that sees this person's rows only (row-level security). */
  asPerson<T>(personId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in one transaction that sees everything. `reason` names it in the code and in
   * slow-query logs.
   */
  asSystem<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Calls `on` for each notification of any server; resolves to the function that stops listening.
   */
  listen(channel: string, on: (payload: string) => void): Promise<() => Promise<void>>;
  /** Gives dead rows back and refreshes statistics: the embedded database has no autovacuum. */
  maintain(): Promise<void>;
  /**
   * The whole embedded database as a gzip archive; absent on PostgreSQL, which has its own tools.
   */
  archive?(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * The first statement of a transaction. `name` names who the transaction runs as, and with the text
 * its plan.
 */
export interface Setup {
  name: string;
  text: string;
  values: string[];
}

/** The engine's own way to open a transaction that begins with `setup`. */
export interface Engine {
  readonly name: Database["engine"];
  available(): boolean;
  transaction<T>(setup: Setup | null, work: (tx: Tx) => Promise<T>): Promise<T>;
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, on: (payload: string) => void): Promise<() => Promise<void>>;
  maintain(): Promise<void>;
  archive?(): Promise<Uint8Array>;
  close(): Promise<void>;
  /** The bare handle, for the account library and the queue only: it knows no person. */
  readonly drizzle: Drizzle;
  readonly queue: ConstructorParameters<typeof PgBoss>[0];
}

const running = new AsyncLocalStorage<string>();

const AS_PERSON = {
  name: "person",
  text: "select set_config('app.user_id', $1, true), set_config('role', 'app_user', true)",
};

/**
 * Wraps an engine. A transaction inside a transaction would wait for ever on the embedded
 * database's one connection: it throws at once on both engines.
 */
export function makeDatabase(engine: Engine): Database {
  const enter = <T>(reason: string, setup: Setup | null, work: (tx: Tx) => Promise<T>) => {
    const outer = running.getStore();
    if (outer !== undefined)
      throw new Error(`transaction "${reason}" opened inside "${outer}": pass the running one`);
    return running.run(reason, () => engine.transaction(setup, work));
  };
  return {
    engine: engine.name,
    available: () => engine.available(),
    isUnavailable: isDatabaseUnavailable,
    asPerson: (personId, work) => enter("person", { ...AS_PERSON, values: [personId] }, work),
    asSystem: (reason, work) => enter(reason, null, work),
    notify: (channel, payload) => engine.notify(channel, payload),
    // The embedded engine calls listeners from inside the transaction that notified: what they
    // start is not part of it.
    listen: (channel, on) => engine.listen(channel, (payload) => running.exit(() => on(payload))),
    maintain: () => engine.maintain(),
    ...(engine.archive ? { archive: engine.archive } : {}),
    close: () => engine.close(),
  };
}

/** Sends a notification with the commit of a running transaction. */
export const notifyIn = (tx: Tx, channel: string, payload: string) =>
  tx.execute(sql`select pg_notify(${channel}, ${payload})`);
