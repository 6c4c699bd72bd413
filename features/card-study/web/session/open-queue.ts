// The cards of a session: the server's when it answers, otherwise those this device holds. Reviews
// that wait are counted.

import type { Queue, Scope } from "#features/flashcards/domain/public.ts";
import {
  askable,
  type CachedCards,
  cachedCards,
  client,
  decksWithin,
  timeZone,
  waitingReviews,
  withPending,
} from "#features/flashcards/web/public.tsx";

/** A server slower than this is as good as none: the device's cards are used. */
const PATIENCE = 6_000;
/** Cards of one session. */
export const SESSION_CARDS = 300;
/** Cards of a session that goes on after another. */
export const MORE_CARDS = 10;

export type Opened = Pick<Queue, "cards" | "options" | "weights" | "nextDue"> & {
  from: "server" | "device";
  /** More cards than a session takes are waiting. */
  more: boolean;
};

const fromDevice = (held: CachedCards, { deckIds }: Scope): Omit<Opened, "nextDue" | "more"> => {
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
    const held = await cachedCards();
    opened = { ...fromDevice(held, scope), nextDue: null };
  }
  const cards = askable(withPending(opened, waiting), new Date(), zone);
  return { ...opened, cards: cards.slice(0, most), more: cards.length > most };
}
