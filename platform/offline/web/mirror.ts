// The second copy of the queue, one record an item, in IndexedDB; and the only copy of what the
// local storage is too small for. Its functions reject when the browser refuses IndexedDB: callers
// say so instead of pretending.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { QueueItem, Refusal } from "../queue.ts";
import { erasure } from "./erasure.ts";

interface Schema extends DBSchema {
  items: { key: string; value: QueueItem };
  settled: { key: string; value: { id: string; at: number } };
  refusals: { key: string; value: Refusal };
}

export const QUEUE_DATABASE = "sclepios-offline-queue";
/** A tab asleep for longer than this would send an item again, which the server takes once. */
const SETTLED_KEPT = 30 * 86_400_000;

let opening: Promise<IDBPDatabase<Schema>> | null = null;

const open = (): Promise<IDBPDatabase<Schema>> => {
  let created = false;
  opening ??= openDB<Schema>(QUEUE_DATABASE, 1, {
    upgrade(db) {
      created = true;
      for (const store of ["items", "settled", "refusals"] as const)
        db.createObjectStore(store, { keyPath: "id" });
    },
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  }).then(
    (db) => {
      if (created) erasure.noteCreated();
      return db;
    },
    (error) => {
      opening = null;
      throw error;
    },
  );
  return opening;
};

export interface MirrorContent {
  items: QueueItem[];
  settled: Set<string>;
  refusals: Map<string, Refusal>;
}

export const mirror = {
  async read(): Promise<MirrorContent> {
    const tx = (await open()).transaction(["items", "settled", "refusals"]);
    const [items, settled, refusals] = await Promise.all([
      tx.objectStore("items").getAll(),
      tx.objectStore("settled").getAllKeys(),
      tx.objectStore("refusals").getAll(),
    ]);
    return {
      items,
      settled: new Set(settled),
      refusals: new Map(refusals.map((refusal) => [refusal.id, refusal])),
    };
  },
  async put(items: readonly QueueItem[]): Promise<void> {
    const tx = (await open()).transaction("items", "readwrite", { durability: "strict" });
    await Promise.all([...items.map((item) => tx.store.put(item)), tx.done]);
  },
  /** Acknowledged, or deleted by hand: gone, and remembered as gone. */
  async settle(ids: readonly string[], at: number): Promise<void> {
    const tx = (await open()).transaction(["items", "settled", "refusals"], "readwrite");
    for (const id of ids) {
      void tx.objectStore("items").delete(id);
      void tx.objectStore("refusals").delete(id);
      void tx.objectStore("settled").put({ id, at });
    }
    await tx.done;
  },
  async refuse(refusals: readonly Refusal[]): Promise<void> {
    const tx = (await open()).transaction("refusals", "readwrite");
    await Promise.all([...refusals.map((refusal) => tx.store.put(refusal)), tx.done]);
  },
  async retry(ids: readonly string[]): Promise<void> {
    const tx = (await open()).transaction("refusals", "readwrite");
    await Promise.all([...ids.map((id) => tx.store.delete(id)), tx.done]);
  },
  async forgetOld(now: number): Promise<void> {
    const tx = (await open()).transaction("settled", "readwrite");
    const old = (await tx.store.getAll()).filter(({ at }) => now - at > SETTLED_KEPT);
    await Promise.all([...old.map(({ id }) => tx.store.delete(id)), tx.done]);
  },
};
