// `sclepios-offline-cache`: what the features keep to be read without network. Everything in it can be fetched again: work
// that is not on the server yet has its own store.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  CACHE_NAME,
  CACHE_VERSION,
  type CacheRecord,
  isExpired,
  isPurged,
  listed,
  makeRecord,
} from "../cache-record.ts";

interface Schema extends DBSchema {
  records: { key: string; value: CacheRecord; indexes: { type: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> => {
  opening ??= openDB<Schema>(CACHE_NAME, CACHE_VERSION, {
    upgrade(db) {
      db.createObjectStore("records", { keyPath: "id" }).createIndex("type", "type");
    },
    // Another tab erases or upgrades: let it, and open again at the next need.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
};

export interface OfflineCache {
  /** `lifetime` in milliseconds, null for ever. Rejects when the device is full. */
  put(type: string, entries: readonly { key: string; data: unknown }[], lifetime: number | null): Promise<void>;
  get<Data>(type: string, key: string): Promise<Data | undefined>;
  /** Last opened first, fifty unless told otherwise. */
  list<Data>(type: string, limit?: number): Promise<Data[]>;
  remove(type: string, keys?: readonly string[]): Promise<void>;
}

export const cache: OfflineCache = {
  async put(type, entries, lifetime) {
    const tx = (await open()).transaction("records", "readwrite");
    const now = Date.now();
    await Promise.all([
      ...entries.map(({ key, data }) => tx.store.put(makeRecord({ type, key, data, lifetime }, now))),
      tx.done,
    ]);
  },
  async get<Data>(type: string, key: string) {
    const db = await open();
    const record = await db.get("records", `${type}:${key}`);
    if (!record || isExpired(record, Date.now())) return undefined;
    await db.put("records", { ...record, lastAccessed: Date.now() });
    return record.data as Data;
  },
  async list<Data>(type: string, limit?: number) {
    const tx = (await open()).transaction("records", "readwrite");
    const now = Date.now();
    const shown = listed(await tx.store.index("type").getAll(type), now, limit);
    await Promise.all([...shown.map((record) => tx.store.put({ ...record, lastAccessed: now })), tx.done]);
    return shown.map((record) => record.data as Data);
  },
  async remove(type, keys) {
    const tx = (await open()).transaction("records", "readwrite");
    const ids = keys ? keys.map((key) => `${type}:${key}`) : await tx.store.index("type").getAllKeys(type);
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
};

/** Everything kept, for counting. */
export const allRecords = async (): Promise<CacheRecord[]> => (await open()).getAll("records");

/** Spec §9, at start. Returns the types that lost a record, so that their pack is fetched again. */
export async function purgeCache(now = Date.now()): Promise<ReadonlySet<string>> {
  const tx = (await open()).transaction("records", "readwrite");
  const purged = (await tx.store.getAll()).filter((record) => isPurged(record, now));
  await Promise.all([...purged.map(({ id }) => tx.store.delete(id)), tx.done]);
  return new Set(purged.map(({ type }) => type));
}

export const clearCache = async (): Promise<void> => (await open()).clear("records");
