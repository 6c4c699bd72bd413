// What a device takes along: the cards of the coming days, by difference, so that one that changed
// does not bring the others again.
import { createHash } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { knownAs } from "../domain/carried.ts";
import type { Deck } from "../domain/wire-note.ts";
import type { Queue, StudyCard } from "../domain/wire-study.ts";
import type { Moment } from "./queries-study.ts";
import { readDecks, readQueue } from "./read-queue.ts";

/** Cards of a device at most. */
const MOST_CARDS = 1_000;

/** Changes with anything a device would show or schedule of a card. */
const markOf = (card: StudyCard): string =>
  createHash("sha256").update(JSON.stringify(card)).digest("base64url").slice(0, 6);

export interface CarriedCards extends Pick<Queue, "cards" | "options" | "weights"> {
  decks: Deck[];
  order: string[];
}

export async function carryCards(
  tx: Tx,
  { until, known }: { until: Date; known: readonly string[] },
  moment: Moment,
): Promise<CarriedCards> {
  const scope = { deckIds: [], query: "" };
  const { cards, options, weights } = await readQueue(
    tx,
    { scope, limit: MOST_CARDS, until },
    moment,
  );
  const there = new Set(known);
  const marked = cards.map((card) => ({ card, mark: markOf(card) }));
  return {
    decks: await readDecks(tx, moment),
    order: marked.map(({ card, mark }) => `${card.id} ${mark}`),
    cards: marked
      .filter(({ card, mark }) => !there.has(knownAs(card.id, mark)))
      .map(({ card }) => card),
    options,
    weights,
  };
}
