// One running server: opened, listening, and closed without losing what is being answered.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Config } from "#platform/config/config.ts";
import { databaseLock, FolderInUse, lockFolder, serverLock } from "#platform/db/folder-lock.ts";
import { inLastRoom } from "#platform/db/last-room.ts";
import { readWebFolder } from "#platform/http/server/web-folder.ts";
import { describeError } from "#platform/log/describe-error.ts";
import type { Log } from "#platform/log/log.ts";
import { announce } from "#platform/presence/presence.ts";
import { openCommandSocket, refuseDeepFolder } from "./command-socket.ts";
import { openDoor } from "./door.ts";
import { openEngine } from "./open-engine.ts";
import { routerOf } from "./router.ts";

export interface Running {
  url: string;
  /** Set while nobody administers the installation. */
  adminCode: string | null;
  close(): Promise<void>;
}

const WEB = join(import.meta.dirname, "../../dist/web");

export async function serve(config: Config, log: Log): Promise<Running> {
  refuseDeepFolder(config.dataDir);
  // The port next: when it is taken, no database was opened or migrated for nothing.
  const door = await openDoor(config).catch((error: unknown) => {
    throw startedTwice(error, config) ?? error;
  });
  // What was opened, closed in reverse order; a start that fails half-way closes as much.
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    door.refuseNew();
    for (const step of opened.splice(0).reverse())
      await step().catch((error: Error) => log.error(describeError(error), "shutdown"));
  };
  try {
    if (config.databaseUrl !== null) {
      const lock = lockFolder(serverLock(config.dataDir));
      opened.push(async () => lock.release());
    }
    const opening = openEngine(config, log);
    // Read while the database opens, in its own thread; what fails is said where it is waited for.
    const reading = Promise.all([readWebFolder(WEB), readProduct()]);
    reading.catch(() => {});
    const engine = await opening;
    opened.push(() => engine.close());
    const [web, { assemble, features, isInstallationClaimed, makeApp }] = await reading;
    const installation = await assemble({ config, log, engine, features });
    const { services } = installation;
    // On a disk that is nearly full a server still starts, so that people can read.
    const presence = await inLastRoom(() => announce(services.db, services.files, log));
    opened.push(() => presence.leave());
    await services.jobs.start();
    opened.push(() => services.jobs.stop());
    opened.push(() => door.ended);
    // Features stop while open requests are still answered: running answers end, and with them the
    // streams that follow.
    for (const feature of features) {
      const stop = await inLastRoom(() => feature.start?.(services));
      if (stop) opened.push(stop);
    }
    const socket = await openCommandSocket(config.dataDir, services);
    opened.push(() => socket.close());
    const app = makeApp({
      services,
      router: routerOf(features),
      web,
      ready: () => true,
      socketAddress: (context) => getConnInfo(context).remote.address ?? "",
    });
    installation.listensOn(`http://localhost:${door.port}`);
    const adminCode = (await isInstallationClaimed(services)) ? null : installation.adminCode;
    door.letIn(app.fetch);
    return { url: services.publicUrl(), adminCode, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * The modules of the whole product: most of what a start reads, and nothing that a start that
 * cannot succeed needs.
 */
async function readProduct() {
  const [{ assemble }, { features }, { isInstallationClaimed }, { makeApp }] = await Promise.all([
    import("./services.ts"),
    import("./features.ts"),
    import("#features/accounts/server/first-admin.ts"),
    import("#platform/http/server/app.ts"),
  ]);
  return { assemble, features, isInstallationClaimed, makeApp };
}

/** Started twice on one folder, it is told so rather than sent to another port. */
function startedTwice(error: unknown, { databaseUrl, dataDir }: Config): FolderInUse | null {
  const file = databaseLock(dataDir);
  if (
    (error as { code?: string }).code !== "EADDRINUSE" ||
    databaseUrl !== null ||
    !existsSync(file)
  )
    return null;
  try {
    lockFolder(file).release();
    return null;
  } catch (found) {
    return found instanceof FolderInUse ? found : null;
  }
}
