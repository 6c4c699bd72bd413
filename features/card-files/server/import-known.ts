// Notes of a file that are here already: the facts that are not, and what Anki wrote of them.

import {
  DEFAULT_DECK_OPTIONS,
  mergedOrigin,
  scheduleOf,
} from "#features/flashcards/domain/public.ts";
import { lockCards, refoldCards } from "#features/flashcards/server/public.ts";
import { makeScheduler } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ImportedCard, ImportedNote } from "../domain/imported.ts";
import { validCard } from "../domain/imported-card.ts";
import { contentOfImported, storable } from "./import-content.ts";
import { type FactRow, historyOf, type ImportTarget, noteOrigin } from "./import-notes.ts";
import {
  cardsOfNotes,
  notesWithoutOrigin,
  setCardOrigins,
  setNoteOrigins,
} from "./queries-origin.ts";
import { insertFacts, notesByGuid } from "./queries-transfer.ts";

export async function importKnown(
  tx: Tx,
  batch: readonly ImportedNote[],
  target: ImportTarget,
): Promise<void> {
  const known = await notesByGuid(
    tx,
    batch.map(({ guid }) => storable(guid)),
  );
  const here = batch.flatMap((note) => {
    const id = known.get(storable(note.guid));
    return id === undefined ? [] : { id, note };
  });
  await completeNotes(tx, here, target);
  if (target.scheduling) await completeCards(tx, here, target);
}

type Known = readonly { id: string; note: ImportedNote }[];

/**
 * A note that came before its origin was kept gets it; whether it was edited since is told by its
 * content.
 */
async function completeNotes(tx: Tx, here: Known, target: ImportTarget) {
  const bare = await notesWithoutOrigin(
    tx,
    here.flatMap(({ id, note }) => (note.anki ? id : [])),
  );
  const rows = here.flatMap(({ id, note }) => {
    const origin = bare.has(id)
      ? noteOrigin(note, contentOfImported(note, target.media), target)
      : null;
    return origin ? { id, origin } : [];
  });
  await setNoteOrigins(tx, rows);
}

const isNews = ({ anki, reviews }: ImportedCard) => anki !== undefined || reviews.length > 0;

async function completeCards(tx: Tx, here: Known, target: ImportTarget) {
  const cards = await cardsOfNotes(
    tx,
    here.map(({ id }) => id),
  );
  const byPlace = new Map(cards.map((card) => [`${card.noteId} ${card.ordinal}`, card]));
  const facts: FactRow[] = [];
  const origins: Parameters<typeof setCardOrigins>[1][number][] = [];
  const scheduler = makeScheduler(
    scheduleOf([...target.decks.values()][0]?.options ?? DEFAULT_DECK_OPTIONS, target.weights),
  );
  for (const { id, note } of here)
    for (const card of note.cards) {
      const place = byPlace.get(`${id} ${card.ordinal}`);
      if (!place || !isNews(card)) continue;
      if (card.anki) origins.push({ id: place.id, origin: mergedOrigin(place.origin, card.anki) });
      if (card.reviews.length > 0)
        facts.push(
          ...historyOf(validCard(card), storable(note.guid), place.id, target, scheduler).facts,
        );
    }
  await setCardOrigins(tx, origins);
  if (facts.length === 0) return;
  const touched = await lockCards(tx, [...new Set(facts.map(({ cardId }) => cardId))]);
  await insertFacts(tx, facts, "known");
  await refoldCards(tx, touched);
}
