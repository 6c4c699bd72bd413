// How long a request waits for the database before its person is told to come back. What goes on
// behind it (an answer that is written, a letter) waits as long as it takes.
import { AsyncLocalStorage } from "node:async_hooks";
import { DatabaseUnavailable } from "./unavailable.ts";

/** The database could not begin in time; nothing of the request was done. */
export class DatabaseBusy extends DatabaseUnavailable {
  override name = "DatabaseBusy";
}

export interface Patience {
  /** Of `performance.now()`. */
  readonly until: number;
  /**
   * A transaction of it is over, and is followed by the others; or it was answered, and nobody
   * waits.
   */
  endless: boolean;
}

const patience = new AsyncLocalStorage<Patience>();

/** Runs a request whose first transaction begins within `ms`, or throws DatabaseBusy. */
export async function withPatience<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const own: Patience = { until: performance.now() + ms, endless: false };
  try {
    return await patience.run(own, work);
  } finally {
    own.endless = true;
  }
}

/** That of the request which is running; undefined where nobody is waiting. */
export const currentPatience = (): Patience | undefined => patience.getStore();

/** From now on the request is carried to its end. */
export function markBegun(): void {
  const own = patience.getStore();
  if (own) own.endless = true;
}
