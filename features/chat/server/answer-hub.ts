// Wakes the readers of this server when an answer grows or ends, wherever it is written: text of this server comes
// with the news, for the others a notification says that there is something to read.
import type { Database } from "#platform/db/database.ts";
import { ANSWER_CHANNEL, readNotice } from "./answer-notice.ts";

export type News =
  /** Text that is committed, and where it starts in the answer (UTF-16 units). */
  | { kind: "text"; at: number; text: string }
  /** Something changed: read it. */
  | { kind: "changed" };

export interface Reader {
  /** News since the last call; empty after `waitMs` without any; null when the server is closing. */
  next(waitMs: number, signal?: AbortSignal): Promise<News[] | null>;
  close(): void;
}

export interface AnswerHub {
  /** Starts hearing the other servers; once is enough. */
  listen(): Promise<void>;
  subscribe(messageId: string): Reader;
  /** Text of this server, after its commit. */
  publish(messageId: string, news: News): void;
  close(): Promise<void>;
}

interface Subscription {
  queue: News[];
  wake: () => void;
}

/** `onEnd` hears the ends that other servers or a stop decided. */
export function makeAnswerHub(db: Database, origin: string, onEnd: (messageId: string) => void): AnswerHub {
  const readers = new Map<string, Set<Subscription>>();
  let listening: Promise<() => Promise<void>> | null = null;
  let closed = false;

  const publish = (messageId: string, news: News) => {
    for (const reader of readers.get(messageId) ?? []) {
      reader.queue.push(news);
      reader.wake();
    }
  };

  const hear = (payload: string) => {
    const notice = readNotice(payload);
    if (!notice || notice.origin === origin) return;
    for (const id of notice.ids) {
      publish(id, { kind: "changed" });
      if (notice.kind === "end") onEnd(id);
    }
  };

  return {
    publish,
    async listen() {
      listening ??= db.listen(ANSWER_CHANNEL, hear);
      await listening;
    },
    subscribe(messageId) {
      const subscription: Subscription = { queue: [], wake: () => {} };
      const group = readers.get(messageId) ?? new Set();
      readers.set(messageId, group.add(subscription));
      return {
        async next(waitMs, signal) {
          if (subscription.queue.length === 0 && !closed && !signal?.aborted) {
            await new Promise<void>((resolve) => {
              const timer = setTimeout(done, waitMs);
              function done() {
                clearTimeout(timer);
                signal?.removeEventListener("abort", done);
                subscription.wake = () => {};
                resolve();
              }
              subscription.wake = done;
              signal?.addEventListener("abort", done);
            });
          }
          if (closed) return null;
          return subscription.queue.splice(0);
        },
        close() {
          group.delete(subscription);
          if (group.size === 0) readers.delete(messageId);
        },
      };
    },
    async close() {
      closed = true;
      for (const group of readers.values()) for (const reader of group) reader.wake();
      const stop = await listening?.catch(() => null);
      await stop?.();
    },
  };
}
