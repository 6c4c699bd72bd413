// Figures about cards for other rooms.
import { dailyReviews, memoryByPart, memoryByTag } from "./queries-foresight.ts";
import { countCards, measureRecall, readForesight } from "./read-foresight.ts";
import { readInTurns } from "./read-in-turns.ts";

/** Sums over reviews and cards. */
export const figures = { dailyReviews, memoryByPart, memoryByTag };

/** What the memory of a person was and will be asked. */
export const foresight = { countCards, measureRecall, readForesight };

/** Each statement in a transaction of its own, with a turn for others before it. */
export const turns = { readInTurns };
export type Read = ReturnType<typeof readInTurns>;
