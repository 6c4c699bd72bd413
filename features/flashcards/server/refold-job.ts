import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import { defineJob } from "#platform/jobs/jobs.ts";
import { FIRST_ID, lockCards, studiedCards } from "./queries-cards.ts";
import { refoldCards } from "./refold-cards.ts";

const PAGE = 250;

/**
 * Schedules again every studied card of a person, or of some decks, after what schedules them has
 * changed.
 */
export const refoldJob = defineJob({
  name: "flashcards.refold",
  input: z.object({ personId: z.string(), deckIds: z.array(z.string()).nullable() }),
  handle: async ({ personId, deckIds }, { db }) => {
    for (let after: string | undefined = FIRST_ID; after !== undefined; ) {
      const from: string = after;
      after = await db.asPerson(personId, async (tx) => {
        const ids = await studiedCards(tx, deckIds, from, PAGE);
        await refoldCards(tx, await lockCards(tx, ids));
        return ids.at(-1);
      });
      await nextTurn();
    }
  },
});
