// What a device takes along: the cards of the coming days, by difference, so that one that changed
// does not bring the others again.
import type { Tx } from "#platform/db/database.ts";
import { carry } from "#platform/offline/server/carry.ts";
import { knownAs } from "../domain/carried.ts";
import type { Deck } from "../domain/wire-note.ts";
import type { Queue } from "../domain/wire-study.ts";
import type { Moment } from "./queries-study.ts";
import { readDecks, readQueue } from "./read-queue.ts";

/** Cards of a device at most. */
const MOST_CARDS = 1_000;

export interface CarriedCards extends Pick<Queue, "cards" | "options" | "weights"> {
  decks: Deck[];
  order: string[];
  left: number;
}

interface Asked {
  until: Date;
  known: readonly string[];
  /** Bytes. */
  room?: number | undefined;
}

export async function carryCards(
  tx: Tx,
  { until, known, room }: Asked,
  moment: Moment,
): Promise<CarriedCards> {
  const scope = { deckIds: [], query: "" };
  const { cards, options, weights } = await readQueue(
    tx,
    { scope, limit: MOST_CARDS, until },
    moment,
  );
  const there = new Set(known);
  const { order, fresh, left } = carry(cards, (id, mark) => there.has(knownAs(id, mark)), room);
  return { decks: await readDecks(tx, moment), order, cards: fresh, left, options, weights };
}
