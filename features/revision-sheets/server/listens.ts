import { daysRecounted } from "#features/flashcards/events.ts";
import { type Listener, on } from "#platform/feature/server/events.ts";
import { foldReviews } from "../domain/schedule.ts";
import { factsOf, reviewedSheets, writeState } from "./queries-reviews.ts";

/** Reviews of sheets counted the same days as those of cards: they are folded again with them. */
export const listens: readonly Listener[] = [
  on(daysRecounted, async (_, { tx }) => {
    const facts = await factsOf(tx, await reviewedSheets(tx));
    for (const [sheetId, own] of facts)
      await writeState(tx, sheetId, foldReviews(own, sheetId).state);
  }),
];
