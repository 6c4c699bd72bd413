// One running server: opened, listening, and closed without losing what is being answered.
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve as listen, type ServerType } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AnyRouter } from "@orpc/server";
import { isInstallationClaimed } from "#features/accounts/server/first-admin.ts";
import type { Config } from "#platform/config/config.ts";
import { makeApp } from "#platform/http/server/app.ts";
import type { Log } from "#platform/log/log.ts";
import { announce } from "#platform/presence/presence.ts";
import { openCommandSocket } from "./command-socket.ts";
import { features } from "./features.ts";
import { assemble, openEngine } from "./services.ts";

export interface Running {
  url: string;
  /** Set while nobody administers the installation. */
  adminCode: string | null;
  close(): Promise<void>;
}

const WEB = join(import.meta.dirname, "../../dist/web");
/** How long open requests may take to end once the server was asked to stop. */
const GRACE_MS = 10_000;

export async function serve(config: Config, log: Log): Promise<Running> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of closers.reverse())
      await step().catch((error: Error) => log.error({ error: error.message }, "shutdown"));
    closers.length = 0;
  };
  try {
    const engine = await openEngine(config);
    closers.push(() => engine.close());
    const installation = await assemble({ config, log, engine, features });
    const { services } = installation;
    const presence = await announce(services.db, services.files, log);
    closers.push(() => presence.leave());
    await services.jobs.start();
    closers.push(() => services.jobs.stop());
    for (const feature of features) {
      const stop = await feature.start?.(services);
      if (stop) closers.push(stop);
    }
    let ready = false;
    const app = makeApp({
      services,
      router: routerOf(features),
      webDir: WEB,
      ready: () => ready,
      socketAddress: (context) => getConnInfo(context).remote.address ?? "",
    });
    const socket = await openCommandSocket(config.dataDir, services);
    closers.push(() => socket.close());
    const { server, port } = await startListening(app.fetch, config);
    closers.push(() => stopListening(server));
    installation.listensOn(`http://localhost:${port}`);
    ready = true;
    closers.push(async () => {
      ready = false;
    });
    return {
      url: services.publicUrl(),
      adminCode: (await isInstallationClaimed(services)) ? null : installation.adminCode,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Handlers of every feature under its name: `/rpc/<feature>/<procedure>`. */
export const routerOf = (list: typeof features): Record<string, AnyRouter> =>
  Object.fromEntries(list.flatMap((feature) => (feature.handlers ? [[feature.name, feature.handlers]] : [])));

function startListening(fetch: (request: Request) => Response | Promise<Response>, config: Config) {
  return new Promise<{ server: ServerType; port: number }>((resolve, reject) => {
    const server = listen({ fetch, port: config.port, hostname: config.host }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
    server.once("error", reject);
  });
}

/** No new requests; open ones may end, streams that do not are cut after the grace. */
function stopListening(server: ServerType) {
  return new Promise<void>((resolve) => {
    const cut = setTimeout(() => "closeAllConnections" in server && server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    if ("closeIdleConnections" in server) server.closeIdleConnections();
  });
}
