import { RATE_LIMIT_EXCEEDED } from "../domain/actions.ts";
import { GENERAL_API, stillCounting, tooManyWrites } from "../domain/write-monitor.ts";
import { logEvent } from "./log-event.ts";
import { warn } from "./warn.ts";

/**
 * Where writes are announced: TanStack Query's mutation cache. Reads, streams and synchronisation
 * do not pass through it.
 */
export interface Writes {
  subscribe(listener: (event: { type: string }) => void): () => void;
}

/**
 * Counts the writes a person triggers; every two minutes, more than 50 in ten minutes are said and
 * logged.
 */
export function watchWrites(writes: Writes, now: () => number = Date.now): () => void {
  let times: number[] = [];
  const stop = writes.subscribe(({ type }) => {
    if (type === "added") times = [...stillCounting(times, now()), now()];
  });
  const timer = setInterval(() => {
    if (!tooManyWrites(times, now())) return;
    void warn("rate");
    void logEvent(RATE_LIMIT_EXCEEDED, {
      endpoint: GENERAL_API.name,
      writes: stillCounting(times, now()).length,
      minutes: GENERAL_API.minutes,
    });
  }, GENERAL_API.everyMinutes * 60_000);
  return () => {
    stop();
    clearInterval(timer);
  };
}
