// A browser keeps six connections to a server over HTTP/1.1, for all its tabs together. Event
// streams hold at most three of them: a seventh tab still opens, and Stop never waits behind a
// stream.

/** What a stream is for. An answer being written goes before the news of a conversation. */
export type StreamKind = "follow" | "watch";

const PLACES: Record<StreamKind, readonly string[]> = {
  follow: ["chat-stream-3", "chat-stream-2", "chat-stream-1"],
  watch: ["chat-stream-1", "chat-stream-2"],
};

/** Gives the place back. A tab that dies gives its own back too. */
export type Leave = () => void;

/**
 * A place for a stream that stays open; null when the tabs of this browser hold them all: the
 * caller then looks now and then instead. Where the browser has no locks (plain HTTP on another
 * machine) tabs know nothing of each other.
 */
export async function takePlace(kind: StreamKind): Promise<Leave | null> {
  if (!("locks" in navigator)) return () => {};
  for (const name of PLACES[kind]) {
    const leave = await tryLock(name);
    if (leave) return leave;
  }
  return null;
}

function tryLock(name: string): Promise<Leave | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((leave) => resolve(leave));
      })
      .catch(() => resolve(null));
  });
}

/**
 * The connection of a caller that may have no place: it can be closed early, without ending what
 * `signal` is about.
 */
export function lookOnly(signal: AbortSignal): {
  signal: AbortSignal;
  closeAfter(ms: number): void;
  closed(): boolean;
} {
  const look = new AbortController();
  return {
    signal: AbortSignal.any([signal, look.signal]),
    closeAfter: (ms) => void setTimeout(() => look.abort(), ms),
    closed: () => look.signal.aborted,
  };
}
