// Reads an answer while it is written, and comes back by itself when the connection is lost: each time from the
// number of characters already received, so that nothing is missed or shown twice.
import { ORPCError } from "@orpc/client";
import type { AnswerEvent } from "../domain/message.ts";
import type { ChatClient } from "./api.ts";

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
}

const LONGEST_PAUSE_MS = 8_000;

/** Half a second, then twice as long each time; at once when the browser says that the network is back. */
export function pauseBeforeRetry(attempt: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, Math.min(LONGEST_PAUSE_MS, 500 * 2 ** attempt));
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/** Resolves when the answer has ended or the signal is aborted; rejects when the server refuses for good. */
export async function follow({
  client,
  messageId,
  after,
  signal,
  onEvent,
  onLost,
  pause = pauseBeforeRetry,
}: FollowOptions): Promise<void> {
  let at = after;
  let attempt = 0;
  while (!signal.aborted) {
    try {
      const events = await client.follow({ messageId, after: at }, { signal });
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
      if (error instanceof ORPCError && error.status >= 400 && error.status < 500) throw error;
    }
    if (signal.aborted) return;
    if (attempt > 0) onLost(true);
    await pause(attempt, signal);
    attempt += 1;
  }
}
