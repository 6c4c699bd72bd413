// What a feature contributes to the offline life of the application (slot `offline` of a web
// feature), and how its screens hand over work that must reach the server one day. The object is
// part of the first download: load the client inside.
import type { QueueItem, Verdict } from "../queue.ts";
import type { OfflineCache } from "./cache.ts";
import { keepItem, type StoredIn } from "./queue-store.ts";

export interface OfflineWork {
  /** Type of the queue's items that this work sends: "flashcard_review". */
  type: string;
  /** "feature:offline.key": what one item is called in the list of refused ones; takes `count`. */
  label: `${string}:${string}`;
  /**
   * Where items wait. "local" (the default) also in `localStorage.offlineQueue`: written before
   * `enqueue` returns. "outbox": IndexedDB alone, for larger items; wait for `saved` before saying
   * that they are kept.
   */
  keep?: "local" | "outbox";
  /**
   * Sends items of one person, oldest first, at most a hundred. Throw what the transport throws
   * when nothing came back: the items stay. The server applies each id once, so that the same item
   * may come twice.
   */
  send(items: readonly QueueItem[], signal: AbortSignal): Promise<Verdict>;
  /**
   * What tells an item from another in the list of refused ones, and what the person would miss of
   * it.
   */
  describe?(item: QueueItem): Promise<string>;
}

/** Content that a feature keeps on the device. */
export interface OfflinePack {
  id: string;
  /** "feature:offline.key": what the pack is called on the offline page. */
  label: `${string}:${string}`;
  /** Types of its records in `sclepios-offline-cache`; sizes and dates are counted by them. */
  records: readonly string[];
  /**
   * Calls after which the server holds something else than what was fetched:
   * "flashcards/createDeck". The pack follows.
   */
  follows?: readonly string[];
  /**
   * What of it leaves when the pocket is full, and when its turn comes: the lowest first. Records of
   * this type carry `place` in their data; the highest leaves first. `label` names it within a
   * sentence. Absent: all of it stays.
   */
  leaves?: { type: string; turn: number; label: `${string}:${string}` };
  /**
   * Fetches and keeps the content; `step(done, total)` after each part, so that the progress is
   * real.
   */
  warm(tools: {
    cache: OfflineCache;
    signal: AbortSignal;
    step(done: number, total: number): void;
    /** Bytes that the pocket has for records of a type. */
    room(type: string): Promise<number>;
    /** How many had no room and stay on the server. */
    left(count: number): void;
  }): Promise<void>;
  /**
   * Opens what a person would, from the device alone: false when something of it does not open. The
   * self-test asks.
   */
  opens?(): Promise<boolean>;
  /** What still works without network once it is there: "feature:offline.key". */
  works: `${string}:${string}`;
}

export interface OfflineContribution {
  work?: OfflineWork;
  pack?: OfflinePack;
}

export interface Enqueued {
  id: string;
  /**
   * Where the item ended up: in both copies, in one, or in this tab's memory alone (both stores
   * refused it).
   */
  saved: Promise<StoredIn>;
}

/**
 * Hands over work of the signed-in person. What a screen shows next waits for nothing: with `keep:
 * "local"` the item is written when this returns. Sent at once when the network is there.
 */
export const enqueue = (
  type: string,
  data: Readonly<Record<string, unknown>>,
  id?: string,
): Enqueued => keepItem(type, data, id);
