// Reads an answer while it is written, and comes back by itself when the connection is lost: each
// time from the number of characters already received, so that nothing is missed or shown twice.
import { ORPCError } from "@orpc/client";
import type { AnswerEvent } from "../domain/message.ts";
import type { ChatClient } from "./api.ts";
import { lookOnly, takePlace } from "./stream-place.ts";

/** Without a place for a stream, the answer is looked at this long, this often. */
const LOOK_MS = 300;
const LOOK_EVERY_MS = 700;

export interface FollowOptions {
  client: Pick<ChatClient, "follow">;
  messageId: string;
  /** UTF-16 units already held. */
  after: number;
  signal: AbortSignal;
  onEvent(event: AnswerEvent): void;
  /** True while the connection is lost. */
  onLost(lost: boolean): void;
  /** Waits before the next attempt; replaced in tests. */
  pause?(attempt: number, signal: AbortSignal): Promise<void>;
  place?: typeof takePlace;
}

const LONGEST_PAUSE_MS = 8_000;

/** Waits; less when the signal aborts, or when the browser says that the network is back. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Half a second, then twice as long each time. */
export const pauseBeforeRetry = (attempt: number, signal: AbortSignal): Promise<void> =>
  wait(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** attempt), signal);

/**
 * Refused for good: trying again would be refused again. Too many streams at once (429) is for a
 * while.
 */
export const isRefused = (error: unknown): boolean =>
  error instanceof ORPCError && error.status >= 400 && error.status < 500 && error.status !== 429;

/**
 * Resolves when the answer has ended or the signal is aborted; rejects when the server refuses for
 * good.
 */
export async function follow(options: FollowOptions): Promise<void> {
  const {
    client,
    messageId,
    after,
    signal,
    onEvent,
    onLost,
    pause = pauseBeforeRetry,
    place = takePlace,
  } = options;
  let at = after;
  let attempt = 0;
  while (!signal.aborted) {
    const leave = await place("follow");
    const look = lookOnly(signal);
    try {
      const events = await client.follow({ messageId, after: at }, { signal: look.signal });
      if (!leave) look.closeAfter(LOOK_MS);
      for await (const event of events) {
        if (attempt > 0) onLost(false);
        attempt = 0;
        if (event.type === "text") {
          const fresh = event.text.slice(Math.max(0, at - event.at));
          if (event.at > at || fresh === "") continue;
          at += fresh.length;
          onEvent({ ...event, at: at - fresh.length, text: fresh });
        } else onEvent(event);
        if (event.type === "end") return;
      }
      // Ended without its last event: the server is closing or the connection was cut cleanly.
    } catch (error) {
      if (signal.aborted) return;
      if (isRefused(error)) throw error;
    } finally {
      leave?.();
    }
    if (signal.aborted) return;
    if (look.closed()) {
      await wait(LOOK_EVERY_MS, signal);
      continue;
    }
    if (attempt > 0) onLost(true);
    await pause(attempt, signal);
    attempt += 1;
  }
}
