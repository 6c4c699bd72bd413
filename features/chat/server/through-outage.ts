// While the database is away, running answers go on in memory: what they write waits for its
// return, and nobody's silence means that their server is dead.
import { setTimeout as wait } from "node:timers/promises";
import type { Database, Tx } from "#platform/db/database.ts";

/** Silence after which an answer's server is taken for dead: three heartbeats. */
export const SILENT_AFTER_MS = 15_000;
const TRY_AGAIN_MS = 500;

export interface ThroughOutage {
  /** Looks whether the database is there; often enough, no outage of some seconds goes unseen. */
  look(): void;
  /**
   * Runs `work` until it meets no outage, as long as `again` allows it; at most once more after
   * `close`.
   */
  run<T>(work: () => Promise<T>, again?: () => boolean): Promise<T>;
  /**
   * The same in one transaction as the system. Of a commit that was on its way when the database
   * went away nobody knows: `work` must bear being run again after it.
   */
  keep<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Answers without a sign of life since then have lost their server. Null: nobody could give a
   * sign lately.
   */
  silentSince(now: Date): Date | null;
  /** Nothing waits any longer: this server is stopping. */
  close(): void;
}

export function makeThroughOutage(
  db: Pick<Database, "asSystem" | "available" | "isUnavailable">,
): ThroughOutage {
  const closing = new AbortController();
  let seenAt = Number.NEGATIVE_INFINITY;
  const look = () => {
    if (!db.available()) seenAt = performance.now();
  };
  const run = async <T>(work: () => Promise<T>, again = () => true): Promise<T> => {
    for (;;)
      try {
        return await work();
      } catch (error) {
        if (!db.isUnavailable(error)) throw error;
        seenAt = performance.now();
        if (closing.signal.aborted || !again()) throw error;
        await wait(TRY_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
  };
  return {
    look,
    run,
    keep: (reason, work) => run(() => db.asSystem(reason, work)),
    silentSince: (now) => {
      look();
      return performance.now() - seenAt < SILENT_AFTER_MS
        ? null
        : new Date(now.getTime() - SILENT_AFTER_MS);
    },
    close: () => closing.abort(),
  };
}
