// The cards of a session: the server's when it answers, otherwise those this device holds. Reviews
// that wait are counted.
import { queue as offlineQueue } from "#platform/offline/web/queue-store.ts";
import { startRun } from "../../domain/study-run.ts";
import type { Deck } from "../../domain/wire-note.ts";
import type { Queue, Scope } from "../../domain/wire-study.ts";
import { client, timeZone } from "../api.ts";
import { type HeldCards, heldCards } from "../offline/card-cache.ts";
import { askable, withPending } from "../offline/pending.ts";

/** A server slower than this is as good as none: the device's cards are used. */
const PATIENCE = 6_000;
/** Cards of one session. */
export const SESSION_CARDS = 300;
/** Cards of a session that goes on after another. */
export const MORE_CARDS = 10;

export const waitingReviews = () => offlineQueue.pending("flashcard_review").catch(() => []);

/** Decks of a scope with what is under them; all when it names none. */
export function decksWithin(decks: readonly Deck[], deckIds: readonly string[]): Set<string> {
  const named = decks
    .filter(({ id }) => deckIds.length === 0 || deckIds.includes(id))
    .map(({ name }) => name);
  return new Set(
    decks
      .filter(({ name }) => named.some((one) => name === one || name.startsWith(`${one}::`)))
      .map(({ id }) => id),
  );
}

export type Opened = Pick<Queue, "cards" | "options" | "weights" | "nextDue"> & {
  from: "server" | "device";
  /** More cards than a session takes are waiting. */
  more: boolean;
};

const fromDevice = (held: HeldCards, { deckIds }: Scope): Omit<Opened, "nextDue" | "more"> => {
  const within = decksWithin(held.decks, deckIds);
  return { ...held, cards: held.cards.filter((card) => within.has(card.deckId)), from: "device" };
};

export async function openQueue(scope: Scope, most = SESSION_CARDS): Promise<Opened> {
  const zone = timeZone();
  const waiting = await waitingReviews();
  let opened: Omit<Opened, "more">;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const queue = await client.queue({ scope, timeZone: zone, limit: most + 1 }, { signal });
    opened = { ...queue, from: "server" };
  } catch (error) {
    // A search is made on the server.
    if (scope.query !== "") throw error;
    const held = await heldCards();
    opened = { ...fromDevice(held, scope), nextDue: null };
  }
  const cards = askable(withPending(opened, waiting), new Date(), zone);
  return { ...opened, cards: cards.slice(0, most), more: cards.length > most };
}

/** The decks of this device, with what is left to ask of the cards it holds. Throws `NotHeld`. */
export async function heldDecks(): Promise<HeldCards> {
  const held = await heldCards();
  const cards = askable(withPending(held, await waitingReviews()), new Date(), timeZone());
  const run = startRun({ ...held, cards });
  const left = [...run.cards.values()];
  const count = (deckId: string, phases: readonly string[]) =>
    left.filter((card) => card.deckId === deckId && phases.includes(card.state.phase)).length;
  return {
    ...held,
    decks: held.decks.map((deck) => ({
      ...deck,
      counts: {
        ...deck.counts,
        new: count(deck.id, ["new"]),
        learning: count(deck.id, ["learning", "relearning"]),
        due: count(deck.id, ["review"]),
      },
    })),
  };
}
