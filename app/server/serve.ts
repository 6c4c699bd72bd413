// One running server: opened, listening, and closed without losing what is being answered.
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve as listen } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { AnyRouter } from "@orpc/server";
import { isInstallationClaimed } from "#features/accounts/server/first-admin.ts";
import type { Config } from "#platform/config/config.ts";
import { makeApp } from "#platform/http/server/app.ts";
import { describeError } from "#platform/log/describe-error.ts";
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
  // What was opened, closed in reverse order; a start that fails half-way closes as much.
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const step of opened.splice(0).reverse())
      await step().catch((error: Error) => log.error(describeError(error), "shutdown"));
  };
  try {
    const engine = await openEngine(config);
    opened.push(() => engine.close());
    const installation = await assemble({ config, log, engine, features });
    const { services } = installation;
    const presence = await announce(services.db, services.files, log);
    opened.push(() => presence.leave());
    await services.jobs.start();
    opened.push(() => services.jobs.stop());
    let listening: Listening | undefined;
    opened.push(async () => listening?.ended);
    // Features stop while open requests are still answered: running answers end, and with them the streams that follow.
    for (const feature of features) {
      const stop = await feature.start?.(services);
      if (stop) opened.push(stop);
    }
    const socket = await openCommandSocket(config.dataDir, services);
    opened.push(() => socket.close());
    const app = makeApp({
      services,
      router: routerOf(features),
      webDir: WEB,
      ready: () => listening !== undefined,
      socketAddress: (context) => getConnInfo(context).remote.address ?? "",
    });
    listening = await startListening(app.fetch, config);
    opened.push(async () => listening?.refuseNew());
    installation.listensOn(`http://localhost:${listening.port}`);
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

interface Listening {
  port: number;
  /** No new connection is taken; `ended` then waits for the open ones. */
  refuseNew(): void;
  ended: Promise<void>;
}

function startListening(fetch: (request: Request) => Response | Promise<Response>, config: Config): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const ended = Promise.withResolvers<void>();
    const server = listen({ fetch, port: config.port, hostname: config.host }, () =>
      resolve({ port: (server.address() as AddressInfo).port, refuseNew, ended: ended.promise }),
    ) as Server;
    server.once("error", reject);
    const refuseNew = () => {
      // Streams that nobody ends are cut after the grace.
      const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      server.close(() => {
        clearTimeout(cut);
        ended.resolve();
      });
      server.closeIdleConnections();
    };
  });
}
