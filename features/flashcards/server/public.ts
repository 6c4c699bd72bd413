// The cards for other features: notes made from their content, kept in a deck of their own, and
// figures about them.
import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { DEFAULT_DECK_OPTIONS } from "../domain/deck-options.ts";
import { createNotes } from "./create-notes.ts";
import { addDeck, listDecks } from "./queries.ts";
import { countBegun, dailyReviews, memoryByPart, memoryByTag } from "./queries-foresight.ts";
import { countCards, measureRecall, readForesight } from "./read-foresight.ts";
import { readInTurns } from "./read-in-turns.ts";

/**
 * The person's deck of one of these names (the same in several languages), made under the first
 * when there is none.
 */
export async function deckNamed(
  tx: Tx,
  ownerId: string,
  names: readonly [string, ...string[]],
  now: Date,
) {
  const find = async () => (await listDecks(tx)).find(({ name }) => names.includes(name));
  const known = await find();
  if (known) return { id: known.id, name: known.name };
  const made = { id: randomUUID(), name: names[0] };
  if (await addDeck(tx, { ...made, ownerId, options: DEFAULT_DECK_OPTIONS, createdAt: now }))
    return made;
  // Made by another device at the same moment.
  const { id, name } = (await find()) ?? made;
  return { id, name };
}

/** Keeps notes with their cards; each is judged alone, and the same id again changes nothing. */
export const keepNotes = (...given: Parameters<typeof createNotes>) => createNotes(...given);

/** Sums over reviews and cards. */
export const figures = { countBegun, dailyReviews, memoryByPart, memoryByTag };

/** What the memory of a person was and will be asked. */
export const foresight = { countCards, measureRecall, readForesight };

/** Each statement in a transaction of its own, with a turn for others before it. */
export const turns = { readInTurns };
export type Read = ReturnType<typeof readInTurns>;
