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
import { patient, serverOrDevice } from "#platform/offline/web/cached-query.ts";

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
  const fromServer = async (signal: AbortSignal): Promise<Omit<Opened, "more">> => {
    const queue = await client.queue({ scope, timeZone: zone, limit: most + 1 }, { signal });
    return { ...queue, from: "server" };
  };
  const opened =
    // A search is made on the server.
    scope.query === ""
      ? await serverOrDevice(fromServer, async () => ({
          ...fromDevice(await cachedCards(), scope),
          nextDue: null,
        }))
      : await fromServer(patient());
  const cards = askable(withPending(opened, waiting), new Date(), zone);
  return { ...opened, cards: cards.slice(0, most), more: cards.length > most };
}
