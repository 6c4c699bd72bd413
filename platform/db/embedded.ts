// The embedded database: PGlite on the real disk, one process, one connection, fsync at every commit.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { fromPglite } from "pg-boss";
import type { Drizzle, Engine, Tx } from "./database.ts";
import { watchReserve } from "./disk-reserve.ts";
import { DURABLE_START, DurableNodeFS } from "./durable-fs.ts";
import { databaseLock, lockFolder } from "./folder-lock.ts";
import { migrateWith } from "./migrate.ts";

const extensions = { unaccent, pg_trgm };

export interface Embedded extends Engine {
  readonly client: PGlite;
  readonly fs: DurableNodeFS;
}

/** Opens (or creates and migrates) the database folder `<dataDir>/database`. Throws FolderInUse. */
export async function openEmbedded(dataDir: string): Promise<Embedded> {
  const folder = join(dataDir, "database");
  const lock = lockFolder(databaseLock(dataDir));
  try {
    if (!existsSync(folder)) await createWhole(folder);
    const { client, fs } = await open(folder);
    await migrateWith(client);
    const engine = engineOn(client);
    // Session-wide, so that it also holds for the account library and the queue.
    const reserve = watchReserve(folder, async (low) => {
      await client.exec(`set default_transaction_read_only = ${low ? "on" : "off"}`);
    });
    await reserve.check();
    return {
      ...engine,
      transaction: async (setup, work) => {
        await reserve.check();
        return engine.transaction(setup, work);
      },
      client,
      fs,
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

async function open(folder: string) {
  const fs = new DurableNodeFS(folder);
  const client = await PGlite.create({ fs, extensions, startParams: DURABLE_START });
  return { client, fs };
}

/** Made under another name and renamed when whole and on disk: a first start that is killed leaves nothing half made. */
async function createWhole(folder: string) {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const { client } = await open(draft);
  await migrateWith(client);
  await client.close();
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

/** Unpacks an archive made by `archive` into a new folder, opens it once to be sure of it, and asks the disk for it. */
export async function openArchive(folder: string, archive: Uint8Array<ArrayBuffer>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fs = new DurableNodeFS(folder);
  const client = await PGlite.create({ fs, extensions, startParams: DURABLE_START, loadDataDir: new Blob([archive]) });
  await migrateWith(client);
  await client.close();
  syncTree(folder);
}

/** An engine over an open PGlite: also what tests use on a copied folder. */
export function engineOn(client: PGlite): Engine {
  return {
    name: "embedded",
    transaction: <T>(setup: string, work: (tx: Tx) => Promise<T>) =>
      client.transaction(async (inner) => {
        if (setup) await inner.exec(setup);
        // A transaction answers the same calls as its client; drizzle asks for no more than `query`.
        return work(drizzle(inner as unknown as PGlite) as unknown as Drizzle as Tx);
      }),
    notify: async (channel, payload) => {
      await client.query("select pg_notify($1, $2)", [channel, payload]);
    },
    listen: async (channel, on) => {
      const stop = await client.listen(channel, on);
      return () => stop();
    },
    maintain: async () => {
      await client.exec("vacuum (analyze)");
    },
    archive: async () => new Uint8Array(await (await client.dumpDataDir("gzip")).arrayBuffer()),
    close: () => client.close(),
    drizzle: drizzle(client) as unknown as Drizzle,
    queue: { backend: "pglite", db: fromPglite(client), useListenNotify: true },
  };
}
