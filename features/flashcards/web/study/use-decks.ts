import { useQuery } from "@tanstack/react-query";
import type { Deck } from "../../domain/wire-note.ts";
import { client, queries, timeZone } from "../api.ts";
import { heldDecks } from "./open-queue.ts";

export interface Decks {
  decks: Deck[];
  /** When these figures were fetched, if they are those of this device. */
  heldSince: Date | null;
}

const PATIENCE = 6_000;

/** The decks with what today asks: the server's, or this device's when it does not answer. */
export const useDecks = () => {
  const input = { timeZone: timeZone() };
  return useQuery({
    queryKey: queries.listDecks.queryKey({ input }),
    networkMode: "always",
    // What is due changes with each review, here or elsewhere.
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Decks> => {
      try {
        const patient = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
        return { decks: await client.listDecks(input, { signal: patient }), heldSince: null };
      } catch (error) {
        const held = signal.aborted ? null : await heldDecks();
        if (!held) throw error;
        return { decks: held.decks, heldSince: held.savedAt };
      }
    },
  });
};
