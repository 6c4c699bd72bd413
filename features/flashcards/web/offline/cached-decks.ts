// The decks that this device holds, with what is left to ask of their cards. Reviews that wait are
// counted.
import { queue as offlineQueue } from "#platform/offline/web/queue-store.ts";
import type { Deck } from "../../domain/wire-note.ts";
import { timeZone } from "../api.ts";
import { type CachedCards, cachedCards } from "./card-cache.ts";
import { askable, withPending } from "./pending.ts";

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

/** The decks of this device, with what is left to ask of the cards it holds. Throws `NotHeld`. */
export async function cachedDecks(): Promise<CachedCards> {
  const held = await cachedCards();
  const cards = askable(withPending(held, await waitingReviews()), new Date(), timeZone());
  const count = (deckId: string, phases: readonly string[]) =>
    cards.filter((card) => card.deckId === deckId && phases.includes(card.state.phase)).length;
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
