// One connection for everybody: whoever asks waits for their turn, first come first served.
import { currentPatience, DatabaseBusy } from "./patience.ts";

export interface Turns {
  /**
   * Resolves to the function that passes the turn on; calling it again does nothing. Throws
   * DatabaseBusy when the turn of a request does not come in time.
   */
  take(): Promise<() => void>;
}

export function makeTurns(): Turns {
  const waiting = new Set<() => void>();
  let taken = false;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const patience = currentPatience();
      let timer: NodeJS.Timeout | undefined;
      const come = () => {
        clearTimeout(timer);
        waiting.delete(come);
        resolve();
      };
      waiting.add(come);
      if (patience === undefined || patience.endless) return;
      const giveUp = () => {
        // Answered meanwhile: what it left behind stays in the queue.
        if (patience.endless) return;
        waiting.delete(come);
        reject(new DatabaseBusy("the database is busy"));
      };
      timer = setTimeout(giveUp, Math.max(0, patience.until - performance.now()));
    });

  return {
    async take() {
      if (taken) await wait();
      taken = true;
      let passed = false;
      return () => {
        if (passed) return;
        passed = true;
        const [next] = waiting;
        if (next) next();
        else taken = false;
      };
    },
  };
}
