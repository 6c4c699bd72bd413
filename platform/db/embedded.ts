// The embedded database: PGlite on the real disk, one process, one connection, fsync at every
// commit.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import type { Engine } from "./database.ts";
import { makeRoomToOpen, watchReserve } from "./disk-reserve.ts";
import { DURABLE_START } from "./durable-fs.ts";
import { engineOn } from "./embedded-engine.ts";
import type { ThreadData } from "./embedded-thread.ts";
import { databaseLock, lockFolder } from "./folder-lock.ts";
import { migrateWith } from "./migrate.ts";
import { openThread, type ThreadConnection } from "./thread-connection.ts";

export interface Embedded extends Engine {
  readonly connection: ThreadConnection;
}

/** Opens (or creates and migrates) the database folder `<dataDir>/database`. Throws FolderInUse. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const folder = join(dataDir, "database");
  const lock = lockFolder(databaseLock(dataDir));
  try {
    makeRoomToOpen(folder);
    if (!existsSync(folder)) await createWhole(folder);
    const connection = await open(folder, { lasting: true });
    // Session-wide, so that it also holds for the account library and the queue.
    const reserve = watchReserve(folder, async (low) => {
      await connection.alone((client) =>
        client.query(`set default_transaction_read_only = ${low ? "on" : "off"}`),
      );
    });
    await reserve.check();
    const engine = engineOn(connection, reserve.check);
    return {
      ...engine,
      connection,
      close: async () => {
        reserve.stop();
        await engine.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a folder and brings its tables up to date. */
async function open(
  folder: string,
  options: Pick<ThreadData, "archive" | "lasting">,
): Promise<ThreadConnection> {
  const connection = await openThread({ folder, startParams: DURABLE_START, ...options });
  try {
    await connection.alone(migrateWith);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Made under another name and renamed when whole and on disk: a first start that is killed leaves
 * nothing half made.
 */
async function createWhole(folder: string) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  await (await open(draft, {})).close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

export function syncPath(path: string) {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Asks the disk for every file and folder of a tree, children first. */
export function syncTree(path: string) {
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory()) syncTree(join(path, entry.name));
    else if (entry.isFile()) syncPath(join(path, entry.name));
  syncPath(path);
}

/**
 * Unpacks an archive made by `archive` into a new folder, opens it once to be sure of it, and asks
 * the disk for it.
 */
export async function openArchive(folder: string, archive: Uint8Array<ArrayBuffer>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await (await open(folder, { archive })).close();
  syncTree(folder);
}
