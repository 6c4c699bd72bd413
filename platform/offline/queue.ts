// The rules of work that waits for the network. Two copies are kept, so that neither two tabs nor a
// browser that erases one of its stores lose anything: `localStorage.offlineQueue` (written before
// the call returns, survives a killed tab) and a mirror in IndexedDB (one record an item, so that
// two tabs cannot overwrite each other).

/**
 * An item as it stands in both copies. `data` carries its owner: only that person's session sends
 * it.
 */
export interface QueueItem {
  id: string;
  /** Milliseconds since 1970, by this device's clock. */
  timestamp: number;
  type: string;
  data: { readonly owner: string } & Readonly<Record<string, unknown>>;
}

/** Why the server would not take an item, in the words of its feature. */
export interface Refusal {
  id: string;
  reason: string;
  /** When it was refused, milliseconds since 1970. */
  at: number;
  /** The same item would be refused for ever: a retry is not offered. */
  final?: boolean;
}

export interface QueueFacts {
  local: readonly QueueItem[];
  mirror: readonly QueueItem[];
  /**
   * Ids that were acknowledged or deleted by hand: a tab that was asleep may still write them back.
   */
  settled: ReadonlySet<string>;
  refusals: ReadonlyMap<string, Refusal>;
}

export interface FoldedQueue {
  /** To be sent, oldest first. */
  pending: QueueItem[];
  /** Refused: they stay until the person retries or deletes them. */
  refused: (QueueItem & { refusal: Refusal })[];
  /** Items that one copy lacks: to be written there. */
  missing: { local: QueueItem[]; mirror: QueueItem[] };
  /** Items that a copy still holds although they are settled: to be removed there. */
  stale: string[];
}

const byAge = (a: QueueItem, b: QueueItem): number =>
  a.timestamp - b.timestamp || (a.id < b.id ? -1 : 1);

/**
 * One queue out of its two copies. Nothing is dropped but what is settled; the same facts in any
 * order give the same queue.
 */
export function foldQueue({ local, mirror, settled, refusals }: QueueFacts): FoldedQueue {
  const [inLocal, inMirror] = [local, mirror].map((items) => new Set(items.map(({ id }) => id)));
  const all = new Map([...mirror, ...local].map((item) => [item.id, item]));
  const folded: FoldedQueue = {
    pending: [],
    refused: [],
    missing: { local: [], mirror: [] },
    stale: [],
  };
  for (const item of [...all.values()].sort(byAge)) {
    if (settled.has(item.id)) {
      folded.stale.push(item.id);
      continue;
    }
    const refusal = refusals.get(item.id);
    if (refusal) folded.refused.push({ ...item, refusal });
    else folded.pending.push(item);
    if (!inLocal?.has(item.id)) folded.missing.local.push(item);
    if (!inMirror?.has(item.id)) folded.missing.mirror.push(item);
  }
  return folded;
}

const isItem = (value: unknown): value is QueueItem => {
  if (typeof value !== "object" || value === null) return false;
  const { id, timestamp, type, data } = value as Partial<Record<keyof QueueItem, unknown>>;
  return (
    typeof id === "string" &&
    typeof timestamp === "number" &&
    typeof type === "string" &&
    typeof data === "object" &&
    data !== null &&
    typeof (data as { owner?: unknown }).owner === "string"
  );
};

/**
 * Reads the text of `localStorage.offlineQueue`. `damaged`: part of it could not be read, and must
 * be put aside, not lost.
 */
export function readQueue(text: string | null): { items: QueueItem[]; damaged: boolean } {
  if (text === null || text === "") return { items: [], damaged: false };
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list)) return { items: [], damaged: true };
    const items = list.filter(isItem);
    return { items, damaged: items.length < list.length };
  } catch {
    return { items: [], damaged: true };
  }
}

/**
 * The text with one item more, without reading the others: adding costs the same with a thousand
 * items waiting.
 */
export function appendItem(text: string | null, item: QueueItem): string {
  const own = JSON.stringify(item);
  const open = text?.trimEnd();
  if (!open || open === "[]") return `[${own}]`;
  return `${open.slice(0, -1)},${own}]`;
}

export interface Batch {
  type: string;
  items: QueueItem[];
}

/**
 * What one person's session sends: their own items in order, runs of one type together, at most
 * `max` a call.
 */
export function batchesOf(pending: readonly QueueItem[], owner: string, max = 100): Batch[] {
  const batches: Batch[] = [];
  for (const item of pending) {
    if (item.data.owner !== owner) continue;
    const last = batches.at(-1);
    if (last && last.type === item.type && last.items.length < max) last.items.push(item);
    else batches.push({ type: item.type, items: [item] });
  }
  return batches;
}

/** What the server said of a batch. An id that it does not name stays in the queue. */
export interface Verdict {
  acknowledged: readonly string[];
  /** `final`: no second sending of the same item can succeed. */
  refused: readonly { id: string; reason: string; final?: boolean }[];
}

/** Seconds before the next attempt: a server that comes back must not meet every device at once. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(300, 5 * 3 ** Math.max(0, failures - 1)) * (0.75 + random / 2);

/**
 * Attempts alone after which an item that breaks the server is put with the refused ones, so that
 * it blocks nothing.
 */
export const MAX_ATTEMPTS = 3;
