// A door in front of the server that counts what passes: the bytes that a network really carries, in
// both directions, headers and all.
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface Wire {
  url: string;
  /** Where what comes in is passed on. */
  leadTo(url: string): void;
  /** Bytes since the last time this was asked. */
  carried(): number;
  /** Nobody answers any more. */
  cut(): Promise<void>;
}

/** Listens on a free port of loopback. */
export async function openWire(): Promise<Wire> {
  const clients = new Set<Socket>();
  let target: URL | null = null;
  let bytes = 0;
  const count = ({ length }: Buffer): void => {
    bytes += length;
  };
  const listener = createServer((client) => {
    clients.add(client);
    client.on("error", () => {});
    client.on("close", () => clients.delete(client));
    if (!target) return void client.destroy();
    const server = connect(Number(target.port), target.hostname);
    server.on("error", () => client.destroy());
    client.on("close", () => server.destroy());
    server.on("close", () => client.destroy());
    client.on("data", count).pipe(server).on("data", count).pipe(client);
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    leadTo: (url) => {
      target = new URL(url);
    },
    carried() {
      const since = bytes;
      bytes = 0;
      return since;
    },
    async cut() {
      if (!listener.listening) return;
      const closed = once(listener, "close");
      listener.close();
      for (const client of clients) client.destroy();
      await closed;
    },
  };
}
