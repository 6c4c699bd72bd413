// The queue of this device, held in its two copies, and what every screen knows of it.
import { useSyncExternalStore } from "react";
import { session } from "#platform/auth/web/session.ts";
import { contributions } from "#platform/feature/web/registry.ts";
import {
  appendItem,
  type FoldedQueue,
  foldQueue,
  type QueueItem,
  type Refusal,
  readQueue,
} from "../queue.ts";
import { erasure } from "./erasure.ts";
import { mirror } from "./mirror.ts";

export const QUEUE_KEY = "offlineQueue";
/** Where unreadable text goes: unsent work is never purged, even when nothing can be made of it. */
const DAMAGED_KEY = "offlineQueue-damaged";
const CHANNEL = "sclepios-offline-queue";

/** Both copies · the local storage alone · IndexedDB alone · this tab's memory alone. */
export type StoredIn = "both" | "local" | "mirror" | "memory";

export interface QueueState {
  /** Items of the signed-in person that wait, and those that the server refused. */
  pending: number;
  refused: number;
  sending: boolean;
  /** Items that no store of the device would take: they end with this tab. */
  inMemory: number;
  /** The local storage is full: the mirror alone keeps what is done now. */
  full: boolean;
  /** The mirror was erased, and nobody has read it yet. */
  erased: boolean;
  /** When the queue was last known to be empty, milliseconds since 1970. */
  syncedAt: number | null;
}

let state: QueueState = {
  pending: 0,
  refused: 0,
  sending: false,
  inMemory: 0,
  full: false,
  erased: false,
  syncedAt: null,
};
let lastTimestamp = 0;
// Not in a store yet, or refused by both.
const memory = new Map<string, QueueItem>();
// Known here even when IndexedDB refuses to remember them.
const settledHere = new Set<string>();
const refusedHere = new Map<string, Refusal>();
const listeners = new Set<() => void>();
const keptListeners = new Set<() => void>();
const acknowledgedListeners = new Set<(ids: readonly string[], type: string) => void>();

export const setQueueState = (next: Partial<QueueState>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

export const queue = {
  current: (): QueueState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** An item was kept in this tab. */
  onKept(listener: () => void): () => void {
    keptListeners.add(listener);
    return () => void keptListeners.delete(listener);
  },
  /** The server took these items, sent from this tab or from another. */
  onAcknowledged(listener: (ids: readonly string[], type: string) => void): () => void {
    acknowledgedListeners.add(listener);
    return () => void acknowledgedListeners.delete(listener);
  },
  /**
   * What the person has done and the server does not know yet, oldest first; refused items are not
   * in it.
   */
  async pending(type: string): Promise<QueueItem[]> {
    const mine = session.current()?.id;
    return (await loadQueue()).pending.filter(
      (item) => item.type === type && item.data.owner === mine,
    );
  },
};

export const useQueue = (): QueueState => useSyncExternalStore(queue.subscribe, queue.current);

export const workOf = (type: string) =>
  contributions("offline").find(({ work }) => work?.type === type)?.work;

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
const announce = (
  message: { changed: true } | { acknowledged: readonly string[]; type: string },
): void => channel?.postMessage(message);
channel?.addEventListener(
  "message",
  ({ data }: MessageEvent<{ acknowledged?: string[]; type?: string }>) => {
    if (data.acknowledged && data.type) {
      for (const id of data.acknowledged) settledHere.add(id);
      for (const listener of acknowledgedListeners) listener(data.acknowledged, data.type);
    }
    void loadQueue();
  },
);

const localText = (): string | null => {
  try {
    return localStorage.getItem(QUEUE_KEY);
  } catch {
    return null;
  }
};

const writeLocal = (text: string): boolean => {
  try {
    localStorage.setItem(QUEUE_KEY, text);
    return true;
  } catch {
    return false; // full, or refused: the mirror holds the item
  }
};

const removeLocal = (gone: ReadonlySet<string>): void => {
  const { items, damaged } = readQueue(localText());
  if (!damaged && items.some(({ id }) => gone.has(id)))
    writeLocal(JSON.stringify(items.filter(({ id }) => !gone.has(id))));
};

export function keepItem(
  type: string,
  data: Readonly<Record<string, unknown>>,
  id: string = crypto.randomUUID(),
) {
  const me = session.current();
  const work = workOf(type);
  if (!me || !work)
    throw new Error(work ? "Nobody is signed in" : `No feature sends items of type ${type}`);
  // Two items of one millisecond keep their order.
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1);
  const item: QueueItem = { id, timestamp: lastTimestamp, type, data: { ...data, owner: me.id } };
  const local = work.keep !== "outbox" && writeLocal(appendItem(localText(), item));
  memory.set(id, item);
  setQueueState({ pending: state.pending + 1 });
  const saved = mirror.put([item]).then(
    (): StoredIn => (local ? "both" : "mirror"),
    (): StoredIn => (local ? "local" : "memory"),
  );
  void saved.then((kept) => {
    if (kept === "memory") setQueueState({ inMemory: memory.size });
    else memory.delete(id);
    if (work.keep !== "outbox" && local === state.full) setQueueState({ full: !local });
    announce({ changed: true });
    for (const listener of keptListeners) listener();
  });
  return { id, saved };
}

/** The text that cannot be read is put aside; what can be read of it stays. */
function readLocal(): QueueItem[] {
  const text = localText();
  const { items, damaged } = readQueue(text);
  if (damaged && text !== null) {
    try {
      localStorage.setItem(DAMAGED_KEY, text);
      localStorage.setItem(QUEUE_KEY, JSON.stringify(items));
    } catch {
      // full: the unreadable text stays where it is
    }
  }
  return items;
}

/** The person has read that the browser erased the mirror. */
export function erasureRead(): void {
  erasure.read();
  setQueueState({ erased: false });
  announce({ changed: true });
}

/** Reads both copies, completes each with what only the other has, and counts. */
export async function loadQueue(): Promise<FoldedQueue> {
  const content = await mirror.read().catch(() => null);
  const local = readLocal();
  const folded = foldQueue({
    local: [...local, ...memory.values()],
    mirror: content?.items ?? [],
    settled: new Set([...(content?.settled ?? []), ...settledHere]),
    refusals: new Map([...(content?.refusals ?? []), ...refusedHere]),
  });
  if (folded.stale.length > 0) {
    removeLocal(new Set(folded.stale));
    await mirror.settle(folded.stale, Date.now()).catch(() => {});
  }
  if (folded.missing.mirror.length > 0 && content)
    await mirror.put(folded.missing.mirror).then(
      () => {
        for (const { id } of folded.missing.mirror) memory.delete(id);
      },
      () => {},
    );
  const back = folded.missing.local.filter(
    ({ type }) => workOf(type) && workOf(type)?.keep !== "outbox",
  );
  const whole = back.length === 0 || writeLocal(JSON.stringify([...readLocal(), ...back]));
  const mine = session.current()?.id;
  const own = ({ data }: QueueItem): boolean => data.owner === mine;
  const pending = folded.pending.filter(own).length;
  setQueueState({
    pending,
    refused: folded.refused.filter(own).length,
    inMemory: [...memory.keys()].filter((id) => !local.some((item) => item.id === id)).length,
    full: !whole,
    erased: erasure.unread(),
    ...(pending === 0 ? { syncedAt: Date.now() } : {}),
  });
  return folded;
}

/** Acknowledged by the server, or deleted by the person. */
export async function settleItems(
  ids: readonly string[],
  acknowledgedType?: string,
): Promise<void> {
  for (const id of ids) {
    settledHere.add(id);
    refusedHere.delete(id);
    memory.delete(id);
  }
  removeLocal(new Set(ids));
  await mirror.settle(ids, Date.now()).catch(() => {});
  if (acknowledgedType) {
    announce({ acknowledged: ids, type: acknowledgedType });
    for (const listener of acknowledgedListeners) listener(ids, acknowledgedType);
  } else announce({ changed: true });
}

export async function refuseItems(refusals: readonly Refusal[]): Promise<void> {
  for (const refusal of refusals) refusedHere.set(refusal.id, refusal);
  await mirror.refuse(refusals).catch(() => {});
  announce({ changed: true });
}

/** Back among those that are sent. */
export async function retryItems(ids: readonly string[]): Promise<void> {
  for (const id of ids) refusedHere.delete(id);
  await mirror.retry(ids).catch(() => {});
  await loadQueue();
  announce({ changed: true });
}
