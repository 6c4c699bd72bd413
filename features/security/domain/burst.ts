// Bursts of input (spec §8, §9): more than 50 events in 1 s are logged, more than 100 in 5 s also
// raise a toast. Discrete events only (click, non-repeating keydown, touchstart): scrolling or
// holding a key is not a burst. It informs, never blocks.

export const RAPID = { events: 50, milliseconds: 1000 } as const;
export const BURST = { events: 100, milliseconds: 5000 } as const;
/**
 * After a signal the same signal stays silent this long: one row a minute tells as much as sixty.
 */
export const SILENCE_MILLISECONDS = 60_000;

export type BurstSignal = "rapid" | "burst";

export interface BurstState {
  /** Times of the events of the last 5 s, in milliseconds, oldest first. */
  times: readonly number[];
  lastRapid: number;
  lastBurst: number;
}

export const CALM: BurstState = {
  times: [],
  lastRapid: Number.NEGATIVE_INFINITY,
  lastBurst: Number.NEGATIVE_INFINITY,
};

/** Adds one event at `now` (milliseconds) and says which limits it crosses. */
export function addEvent(
  state: BurstState,
  now: number,
): { state: BurstState; signals: BurstSignal[] } {
  const times = [...state.times.filter((time) => now - time < BURST.milliseconds), now];
  const recent = times.filter((time) => now - time < RAPID.milliseconds).length;
  const rapid = recent > RAPID.events && now - state.lastRapid >= SILENCE_MILLISECONDS;
  const burst = times.length > BURST.events && now - state.lastBurst >= SILENCE_MILLISECONDS;
  const signals: BurstSignal[] = [];
  if (rapid) signals.push("rapid");
  if (burst) signals.push("burst");
  return {
    // A machine that sends thousands of events must not grow the list: past the limit, the oldest
    // say nothing more.
    state: {
      times: times.slice(-(BURST.events + 1)),
      lastRapid: rapid ? now : state.lastRapid,
      lastBurst: burst ? now : state.lastBurst,
    },
    signals,
  };
}
