// Hears that a conversation changed, as long as it is looked at.
import type { ChatClient } from "./api.ts";
import { isRefused, pauseBeforeRetry, wait } from "./follow.ts";
import { lookOnly, takePlace } from "./stream-place.ts";

/** Without a place for a stream, the version is asked this often. */
const LOOK_EVERY_MS = 2_000;

export interface WatchOptions {
  client: Pick<ChatClient, "watch">;
  conversationId: string;
  signal: AbortSignal;
  onVersion(version: number): void;
  onGone(): void;
  /** Waits before the next attempt; replaced in tests. */
  pause?(attempt: number, signal: AbortSignal): Promise<void>;
  place?: typeof takePlace;
}

/**
 * Resolves when the conversation is gone, refused, or no longer looked at. A lost connection is
 * taken up again for as long as it takes, more and more rarely.
 */
export async function watch(options: WatchOptions): Promise<void> {
  const {
    client,
    conversationId,
    signal,
    onVersion,
    onGone,
    pause = pauseBeforeRetry,
    place = takePlace,
  } = options;
  for (let attempt = 0; !signal.aborted; ) {
    const leave = await place("watch");
    const look = lookOnly(signal);
    try {
      for await (const event of await client.watch(
        { id: conversationId },
        { signal: look.signal },
      )) {
        attempt = 0;
        if (event.type === "gone") return onGone();
        onVersion(event.version);
        // The first event says where the conversation stands: enough for a look.
        if (!leave) look.closeAfter(0);
      }
    } catch (error) {
      if (signal.aborted) return;
      // The page's own reading says why.
      if (isRefused(error)) return onGone();
    } finally {
      leave?.();
    }
    if (signal.aborted) return;
    if (look.closed()) await wait(LOOK_EVERY_MS, signal);
    else await pause(attempt++, signal);
  }
}
