// The cards for other rooms: notes made from their content, kept in a deck of their own; and, for the
// rooms that were cut from this one, its rows and what is done with them.
import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/database.ts";
import { DEFAULT_DECK_OPTIONS } from "../domain/deck-options.ts";
import { createNotes } from "./create-notes.ts";
import { addDeck, listDecks } from "./queries.ts";

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

export { removeFilesJob } from "./jobs.ts";
export { mediaVerdict } from "./media-kind.ts";
export { fileKey, keepMedium, mediumAddress, mediumId } from "./media-store.ts";
export {
  addDeck,
  type DeckRow,
  decksWithin,
  findPlan,
  keepPlan,
  listDecks,
  setNewPerDay,
  textArray,
} from "./queries.ts";
export {
  type FactRow,
  FIRST_ID,
  factsOf,
  lastPlace,
  lastPosition,
  lockCards,
  optionsOfCards,
  stateOf,
  studiedCards,
} from "./queries-cards.ts";
export { dayNumberOf, hourOf, instants, numbers } from "./queries-clock.ts";
export { listMedia, type MediumRow } from "./queries-media.ts";
export { fieldColumns } from "./queries-notes.ts";
export { countCards } from "./queries-search.ts";
export type { Moment } from "./queries-study.ts";
export { momentOf, readDecks } from "./read-queue.ts";
export { foretold, refoldCards } from "./refold-cards.ts";
export { refoldJob } from "./refold-job.ts";
export { isUuid, nameIn, refuse } from "./sent-file.ts";
// For the SQL of those rooms: an import writes these rows by the hundred, statistics sum over them.
export { card, deck, fact, medium, note } from "./tables.ts";
