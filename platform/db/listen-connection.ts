// The one connection through which a server hears the others. Always open and almost idle, it also
// tells whether the database answers.
import pg from "pg";
import type { DatabaseSockets } from "./database-sockets.ts";

/** Milliseconds between two questions to a database that is there. */
const PROBE_MS = 1_000;
/** Questions in a row without an answer after which it is gone. Counted, not timed: a process that
 *  was busy for long has not yet read the answer that came meanwhile. */
const SILENT_PROBES = 5;
/** Milliseconds that a new connection may take. */
const CONNECT_MS = 4_000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 2_000;

/** Milliseconds before try number `attempt` (0 for the first). `random` in [0, 1): servers that
 *  lost their database together do not come back together. */
export const retryDelay = (attempt: number, random: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** attempt) * (0.5 + random / 2);

interface Options {
  url: string;
  sockets: DatabaseSockets;
  /** Hears when the database goes away (false) and when it is back (true). */
  onChange(available: boolean): void;
}

type Hear = (payload: string) => void;

export class ListenConnection {
  #options: Options;
  /** The connection that listens; null while there is none. */
  #client: pg.Client | null = null;
  #channels = new Map<string, Set<Hear>>();
  #stopped = false;
  /** The next try or the next question: never more than one of them. */
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get available(): boolean {
    return this.#client !== null;
  }

  /**
   * Connects; rejects when the database cannot be reached. From then on it comes back by itself.
   */
  async start(): Promise<void> {
    await this.#connect();
  }

  /** Hears a channel, also after every return; resolves to what stops it. */
  async listen(channel: string, hear: Hear): Promise<() => Promise<void>> {
    const known = this.#channels.get(channel);
    const group = known ?? new Set();
    this.#channels.set(channel, group.add(hear));
    // Without a connection, or when it is lost meanwhile, the next one begins with every channel.
    if (!known) await this.#say(`listen ${pg.escapeIdentifier(channel)}`);
    return async () => {
      group.delete(hear);
      if (group.size > 0 || this.#channels.get(channel) !== group) return;
      this.#channels.delete(channel);
      await this.#say(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #say(statement: string): Promise<void> {
    await this.#client?.query(statement).catch(() => {});
  }

  async #connect(): Promise<void> {
    const { url, sockets } = this.#options;
    const socket = sockets.make();
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      stream: () => socket,
    });
    client.on("notification", ({ channel, payload }) => {
      for (const hear of this.#channels.get(channel) ?? []) hear(payload ?? "");
    });
    // Its end says as much; unheard, an error would end the process.
    client.on("error", () => {});
    let ended = false;
    client.once("end", () => {
      ended = true;
      this.#lost(client);
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys())
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (ended) throw new Error("the connection ended at once");
    } catch (error) {
      socket.destroy();
      throw error;
    }
    if (this.#stopped) return void socket.destroy();
    this.#client = client;
    this.#probe(client);
  }

  /** Asks again and again; a database that no longer answers is gone, whatever its sockets say. */
  #probe(client: pg.Client): void {
    let unanswered = 0;
    const ask = () => {
      if (this.#client !== client) return;
      if (unanswered >= SILENT_PROBES) return this.#options.sockets.cut();
      // One question at a time: the later ones only count.
      if (unanswered === 0)
        client.query("select 1").then(
          () => {
            unanswered = 0;
          },
          () => {},
        );
      unanswered += 1;
      this.#timer = setTimeout(ask, PROBE_MS).unref();
    };
    ask();
  }

  #lost(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = null;
    // The others may wait for a machine that is gone without a word.
    this.#options.sockets.cut();
    this.#options.onChange(false);
    this.#retry(0);
  }

  #retry(attempt: number): void {
    clearTimeout(this.#timer);
    const delay = retryDelay(attempt, Math.random());
    this.#timer = setTimeout(() => void this.#comeBack(attempt), delay).unref();
  }

  async #comeBack(attempt: number): Promise<void> {
    try {
      await this.#connect();
      if (!this.#stopped) this.#options.onChange(true);
    } catch {
      if (!this.#stopped) this.#retry(attempt + 1);
    }
  }
}
