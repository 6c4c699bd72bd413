// Sums over a large collection: each statement has its own short transaction, with a turn for the
// requests that came meanwhile. The embedded database answers without leaving the event loop, so
// that a long transaction would hold everybody.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database, Tx } from "#platform/db/database.ts";

export type Read = <Found>(work: (tx: Tx) => Promise<Found>) => Promise<Found>;

export const readInTurns =
  (db: Database, personId: string): Read =>
  async (work) => {
    await nextTurn();
    return db.asPerson(personId, work);
  };
