// The time of a paper. With the server, its clock decides. Without it, time runs on the counter of
// the browser, which nobody sets; after a restart, by the larger of the device's clock and the time
// already spent. A clock that went back is told.

export interface PaperClock {
  /** Milliseconds since the paper began. */
  elapsed(): number;
  clockMoved(): boolean;
}

/** A device's clock is corrected by a second or two now and then. */
const CORRECTION_MS = 5_000;

/** From a time that is known now. */
export function startClock(known: number, movedBefore: boolean): PaperClock {
  const [counter, clock] = [performance.now(), Date.now()];
  const run = () => performance.now() - counter;
  let moved = movedBefore;
  return {
    // The counter stops while some devices sleep: then the clock knows more.
    elapsed: () => Math.round(known + Math.max(run(), Date.now() - clock)),
    clockMoved: () => {
      if (Date.now() - clock < run() - CORRECTION_MS) moved = true;
      return moved;
    },
  };
}

export interface StoredTime {
  /** Of the paper, when the device last heard the server. */
  readonly elapsed: number;
  /** Then, by the device's clock, milliseconds since 1970. */
  readonly heldAt: number;
  /** The longest time that this device saw since. */
  readonly seen: number;
}

/** What is known without the server. */
export function timeWithoutServer({ elapsed, heldAt, seen }: StoredTime, now = Date.now()) {
  const byClock = elapsed + (now - heldAt);
  return { elapsed: Math.max(byClock, seen, elapsed), moved: byClock < seen - CORRECTION_MS };
}
