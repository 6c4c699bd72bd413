import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queue } from "#platform/offline/web/queue-store.ts";
import { afresh } from "#platform/ui/records/paged.ts";
import type { Deck } from "../../domain/wire-note.ts";
import { client, queries, timeZone } from "../api.ts";
import { cachedDecks } from "../offline/cached-decks.ts";

export interface Decks {
  decks: Deck[];
  /** When these figures were fetched, if they are those of this device. */
  heldSince: Date | null;
}

const PATIENCE = 6_000;

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
    queryFn: async ({ signal }): Promise<Decks> => {
      try {
        const patient = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
        return { decks: await client.listDecks(input, { signal: patient }), heldSince: null };
      } catch (error) {
        if (signal.aborted) throw error;
        const held = await cachedDecks();
        return { decks: held.decks, heldSince: held.savedAt };
      }
    },
  });
};
