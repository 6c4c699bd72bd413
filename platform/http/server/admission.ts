// How many requests are worked on at once. The others wait at the door, and those that cannot be
// served soon are told to come back: a process that begins everything at once ends nothing in time.

export interface AdmissionLimits {
  /** Requests worked on at once. */
  places: number;
  /** Milliseconds at the door before a request is refused. */
  waitMs: number;
  /**
   * Milliseconds after which a request no longer counts: it waits for something else (a model, a
   * file).
   */
  countedMs: number;
  /** Requests at the door; more are refused at once. */
  mostWaiting: number;
}

/** Half of what nobody may wait longer than, five seconds: the rest is for the work itself. */
export const ADMISSION: AdmissionLimits = {
  places: 24,
  waitMs: 2_500,
  countedMs: 1_000,
  mostWaiting: 2_000,
};

export interface Admission {
  /** Resolves to the function that gives the place back, or to null: refused. */
  enter(): Promise<(() => void) | null>;
}

export function makeAdmission({
  places,
  waitMs,
  countedMs,
  mostWaiting,
}: AdmissionLimits): Admission {
  const waiting = new Set<(come: boolean) => void>();
  let free = places;

  const place = () => {
    let given = false;
    const giveBack = () => {
      if (given) return;
      given = true;
      clearTimeout(timer);
      const [next] = waiting;
      if (next) next(true);
      else free += 1;
    };
    const timer = setTimeout(giveBack, countedMs);
    timer.unref();
    return giveBack;
  };

  const wait = () =>
    new Promise<boolean>((resolve) => {
      const settle = (come: boolean) => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(come);
      };
      const timer = setTimeout(() => settle(false), waitMs);
      waiting.add(settle);
    });

  return {
    async enter() {
      if (free > 0) {
        free -= 1;
        return place();
      }
      if (waiting.size >= mostWaiting) return null;
      return (await wait()) ? place() : null;
    },
  };
}
