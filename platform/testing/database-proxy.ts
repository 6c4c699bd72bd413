// A door in front of a database server that tests shut, or leave open without an answer behind it.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * `open`: passes everything. `refused`: nobody listens, as when the database is stopped. `silent`:
 * connections are accepted and nothing comes back, as behind a machine that hangs.
 */
export type ProxyState = "open" | "refused" | "silent";

export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  /** Connections that clients opened so far. */
  opened(): number;
  /** Connections that clients hold now. */
  connected(): number;
  /**
   * Changes what clients meet. Connections of a silent time are never answered again: they belong
   * to a machine that is gone.
   */
  become(state: ProxyState): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy on a free port of loopback in front of the database of `databaseUrl`. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const clients = new Set<Socket>();
  let state: ProxyState = "open";
  let opened = 0;
  let port = 0;

  const accept = (client: Socket) => {
    opened += 1;
    clients.add(client);
    client.on("error", () => {});
    client.on("close", () => clients.delete(client));
    // Read and forgotten: a connection that is not read would not be seen to close.
    if (state === "silent") return void client.resume();
    const server = connect(Number(target.port), target.hostname);
    server.on("error", () => client.destroy());
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
    client.pipe(server).pipe(client);
  };
  let listener: Server | null = null;
  const listen = async () => {
    const server = createServer(accept).listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
    listener = server;
  };
  const drop = () => {
    for (const client of clients) client.destroy();
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      if (listener === null) return resolve();
      listener.close(() => resolve());
      listener = null;
      drop();
    });

  await listen();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    opened: () => opened,
    connected: () => clients.size,
    async become(next) {
      state = next;
      if (next === "refused") return stop();
      if (next === "silent") for (const client of clients) client.unpipe().resume();
      if (listener === null) await listen();
    },
    close: stop,
  };
}
