// `sclepios-offline-cache`: what the features keep to be read without network. Everything in it can
// be fetched again: work that is not on the server yet has its own store.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  CACHE_NAME,
  CACHE_VERSION,
  type CacheRecord,
  isPurged,
  isToNote,
  listed,
  makeRecord,
} from "../cache-record.ts";

interface Schema extends DBSchema {
  records: { key: string; value: CacheRecord; indexes: { type: string } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** How often records of each type, or all of them, were written or erased in this tab. */
const writes = new Map<string, number>();
let erasures = 0;
const noteWritten = (...types: readonly string[]): void => {
  for (const type of types) writes.set(type, (writes.get(type) ?? 0) + 1);
};

/** Another text after each change of a type's records that this tab made. */
export const revisionOf = (type: string): string => `${erasures}.${writes.get(type) ?? 0}`;

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
  put(
    type: string,
    entries: readonly { key: string; data: unknown }[],
    lifetime: number | null,
  ): Promise<void>;
  get<Data>(type: string, key: string): Promise<Data | undefined>;
  /**
   * Puts these in the place of all that the type holds, and what must agree with them beside them:
   * all of it, or nothing when the device is full or the tab dies.
   */
  replace(
    type: string,
    entries: readonly { key: string; data: unknown }[],
    lifetime: number | null,
    beside?: readonly { type: string; key: string; data: unknown }[],
  ): Promise<void>;
  /** Last opened first, fifty unless told otherwise. */
  list<Data>(type: string, limit?: number): Promise<Data[]>;
  remove(type: string, keys?: readonly string[]): Promise<void>;
}

/** Each as it stands by then: what was written or deleted meanwhile stays so. */
async function noteOpened(records: readonly CacheRecord[]): Promise<void> {
  const now = Date.now();
  const ids = records.filter((record) => isToNote(record, now)).map(({ id }) => id);
  if (ids.length === 0) return;
  const tx = (await open()).transaction("records", "readwrite");
  const note = async (id: string): Promise<void> => {
    const record = await tx.store.get(id);
    if (record) await tx.store.put({ ...record, lastAccessed: now });
  };
  await Promise.all([...ids.map(note), tx.done]);
}

export const cache: OfflineCache = {
  async put(type, entries, lifetime) {
    const tx = (await open()).transaction("records", "readwrite");
    const now = Date.now();
    await Promise.all([
      ...entries.map(({ key, data }) =>
        tx.store.put(makeRecord({ type, key, data, lifetime }, now)),
      ),
      tx.done,
    ]);
    noteWritten(type);
  },
  async replace(type, entries, lifetime, beside = []) {
    const tx = (await open()).transaction("records", "readwrite");
    const now = Date.now();
    const before = await tx.store.index("type").getAllKeys(type);
    const records = entries.map(({ key, data }) => makeRecord({ type, key, data, lifetime }, now));
    const fresh = new Set(records.map(({ id }) => id));
    await Promise.all([
      ...before.filter((id) => !fresh.has(id)).map((id) => tx.store.delete(id)),
      ...records.map((record) => tx.store.put(record)),
      ...beside.map((one) => tx.store.put(makeRecord({ ...one, lifetime: null }, now))),
      tx.done,
    ]);
    noteWritten(type, ...beside.map((one) => one.type));
  },
  async get<Data>(type: string, key: string) {
    const record = await (await open()).get("records", `${type}:${key}`);
    if (record) await noteOpened([record]);
    return record?.data as Data | undefined;
  },
  async list<Data>(type: string, limit?: number) {
    const shown = listed(await (await open()).getAllFromIndex("records", "type", type), limit);
    await noteOpened(shown);
    return shown.map((record) => record.data as Data);
  },
  async remove(type, keys) {
    const tx = (await open()).transaction("records", "readwrite");
    const ids = keys
      ? keys.map((key) => `${type}:${key}`)
      : await tx.store.index("type").getAllKeys(type);
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
    noteWritten(type);
  },
};

/** Records by their own names, whatever their types. */
export async function removeRecords(ids: readonly string[]): Promise<void> {
  const tx = (await open()).transaction("records", "readwrite");
  await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  erasures += 1;
}

/** What is kept of a type, without a word that it was opened. */
export const recordsOf = async (type: string): Promise<CacheRecord[]> =>
  (await open()).getAllFromIndex("records", "type", type);

/** Everything kept, for counting. */
export const allRecords = async (): Promise<CacheRecord[]> => (await open()).getAll("records");

/** The types of what is kept, without reading it: the pocket is not opened to be counted. */
export async function cachedTypes(): Promise<string[]> {
  const index = (await open()).transaction("records").store.index("type");
  const types: string[] = [];
  let cursor = await index.openKeyCursor(null, "nextunique");
  while (cursor) {
    types.push(cursor.key);
    cursor = await cursor.continue();
  }
  return types;
}

/**
 * Spec §9, at start: what nobody opened, or what is over, except the types of a pack, which is
 * renewed as a whole.
 */
export async function purgeCache(packed: ReadonlySet<string>, now = Date.now()): Promise<void> {
  const types = (await cachedTypes()).filter((type) => !packed.has(type));
  const tx = (await open()).transaction("records", "readwrite");
  const held = await Promise.all(types.map((type) => tx.store.index("type").getAll(type)));
  const purged = held.flat().filter((record) => isPurged(record, now));
  await Promise.all([...purged.map(({ id }) => tx.store.delete(id)), tx.done]);
  erasures += 1;
}

export async function clearCache(): Promise<void> {
  await (await open()).clear("records");
  erasures += 1;
}
