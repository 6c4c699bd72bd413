import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { serverOrDevice } from "#platform/offline/web/cached-query.ts";
import { queue } from "#platform/offline/web/queue-store.ts";
import { afresh } from "#platform/ui/records/paged.ts";
import type { Deck } from "../../domain/wire-note.ts";
import { client, queries, timeZone } from "../api.ts";
import { cachedDecks } from "../offline/cached-decks.ts";

export interface Decks {
  decks: Deck[];
  /** When these figures were fetched, if they are those of this device. */
  keptAt: Date | null;
}

/** The decks with what today asks: the server's, or this device's when it does not answer. */
export const useDecks = () => {
  const input = { timeZone: timeZone() };
  const cache = useQueryClient();
  // What waited on this device has reached the server: what it asks today is no longer what it
  // said.
  useEffect(
    () =>
      queue.onAcknowledged((_, type) => {
        if (type.startsWith("flashcard_"))
          void cache.invalidateQueries({ queryKey: queries.listDecks.key() });
      }),
    [cache],
  );
  return useQuery({
    queryKey: queries.listDecks.queryKey({ input }),
    networkMode: "always",
    // What is due changes with each review, here or elsewhere.
    ...afresh,
    queryFn: ({ signal }) =>
      serverOrDevice<Decks>(
        async (either) => ({
          decks: await client.listDecks(input, { signal: either }),
          keptAt: null,
        }),
        async () => {
          const held = await cachedDecks();
          return { decks: held.decks, keptAt: held.savedAt };
        },
        signal,
      ),
  });
};
