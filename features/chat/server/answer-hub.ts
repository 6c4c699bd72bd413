// Wakes the readers of this server when an answer grows or ends, wherever it is written: text of
// this server comes with the news, for the others a notification says that there is something to
// read.
import type { Database } from "#platform/db/database.ts";
import { ANSWER_CHANNEL, readNotice } from "./answer-notice.ts";

export type News =
  /** Text that is committed, and where it starts in the answer (UTF-16 units). */
  | { kind: "text"; at: number; text: string }
  /** Something changed: read it. */
  | { kind: "changed" };

export interface Reader {
  /**
   * News since the last call; empty after `waitMs` without any; null when the server is closing or
   * the reader has left.
   */
  next(waitMs: number): Promise<News[] | null>;
  close(): void;
}

/** Event streams that a person keeps open on one server: the tabs of a browser share three. */
export const STREAMS_A_PERSON = 40;

export interface AnswerHub {
  /** Starts hearing the other servers; once is enough. */
  listen(): Promise<void>;
  /** False while this person keeps as many streams open as they may. */
  hasRoom(personId: string): boolean;
  /**
   * The reader closes by itself when `signal` is aborted: whoever left may never have begun to
   * read.
   */
  subscribe(messageId: string, personId: string, signal: AbortSignal | undefined): Reader;
  /** Text of this server, after its commit. */
  publish(messageId: string, news: News): void;
  close(): Promise<void>;
}

interface Subscription {
  queue: News[];
  wake: () => void;
}

/** `onEnd` hears the ends that other servers or a stop decided. */
export function makeAnswerHub(
  db: Database,
  origin: string,
  onEnd: (messageId: string) => void,
): AnswerHub {
  const readers = new Map<string, Set<Subscription>>();
  /** Streams by person. */
  const open = new Map<string, number>();
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
    hasRoom: (personId) => (open.get(personId) ?? 0) < STREAMS_A_PERSON,
    subscribe(messageId, personId, signal) {
      const subscription: Subscription = { queue: [], wake: () => {} };
      const group = readers.get(messageId) ?? new Set();
      readers.set(messageId, group.add(subscription));
      open.set(personId, (open.get(personId) ?? 0) + 1);
      const close = () => {
        signal?.removeEventListener("abort", close);
        if (!group.delete(subscription)) return;
        if (group.size === 0) readers.delete(messageId);
        const left = (open.get(personId) ?? 1) - 1;
        if (left === 0) open.delete(personId);
        else open.set(personId, left);
        subscription.wake();
      };
      signal?.addEventListener("abort", close);
      if (signal?.aborted) close();
      const ended = () => closed || !group.has(subscription);
      return {
        close,
        async next(waitMs) {
          if (subscription.queue.length === 0 && !ended()) {
            await new Promise<void>((resolve) => {
              const done = () => {
                clearTimeout(timer);
                subscription.wake = () => {};
                resolve();
              };
              const timer = setTimeout(done, waitMs);
              subscription.wake = done;
            });
          }
          return ended() ? null : subscription.queue.splice(0);
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
