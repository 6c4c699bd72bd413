import { accessSync, constants, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { makeFolder } from "#platform/disk/make-folder.ts";

export class FolderInUse extends Error {
  override name = "FolderInUse";
}

/** The lock of the embedded database of a data folder. */
export const databaseLock = (dataDir: string): string => join(dataDir, "database.lock");

/** The lock of a data folder whose database is elsewhere: its command socket is one server's. */
export const serverLock = (dataDir: string): string => join(dataDir, "server.lock");

// A database handle that nobody holds is closed by the collector, and its lock goes with it.
const held = new Set<DatabaseSync>();

/**
 * Takes the exclusive lock of a data folder; two processes on one embedded database corrupt it
 * silently. It dies with the process on every system. `file` stands beside the database folder.
 * Throws FolderInUse, or the system's error when the folder is not ours to write in.
 */
export function lockFolder(file: string): { release(): void } {
  makeFolder(dirname(file));
  // SQLite would say of a folder it cannot write in that it is in use.
  for (const path of [dirname(file), file]) if (existsSync(path)) accessSync(path, constants.W_OK);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new FolderInUse(dirname(file), { cause });
  }
  held.add(lock);
  return {
    release: () => {
      held.delete(lock);
      lock.close();
    },
  };
}
