// A batch of notes from a file, whatever the file: new notes with their cards, history and place.
import { hash } from "node:crypto";
import type { DeckOptions, NoteContent } from "#features/flashcards/domain/public.ts";
import { digest, scheduleOf } from "#features/flashcards/domain/public.ts";
import { foretold } from "#features/flashcards/server/public.ts";
import {
  type Fact,
  makeScheduler,
  NEW_CARD,
  replay,
  type Scheduler,
} from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ImportedCard, ImportedNote } from "../domain/imported.ts";
import { type FactId, factsOfImported, validCard, validMoment } from "../domain/imported-card.ts";
import { contentOfImported, detailsOfImported, storable, tagsOf } from "./import-content.ts";
import type { NoteTypes } from "./keep-note-types.ts";
import { originOf } from "./note-origin.ts";
import { orderedId } from "./ordered-id.ts";
import { insertCards, insertFacts, insertNotes, notesByGuid } from "./queries-transfer.ts";

export interface ImportTarget {
  ownerId: string;
  transferId: string | null;
  now: Date;
  /** Where the person is: its clock counts the days of the history. */
  timeZone: string;
  /** Study day after this one: where buried cards come back. */
  tomorrow: string;
  scheduling: boolean;
  /** By path joined with "::". */
  decks: ReadonlyMap<string, { id: string; options: DeckOptions }>;
  /** By name in the file. */
  media: ReadonlyMap<string, string>;
  types: NoteTypes;
  weights: readonly number[] | null;
  nextPosition(): number;
}

export type FactRow = Parameters<typeof insertFacts>[1][number];

/** A UUID made from its parts: the same history twice is the same facts. */
export const factId: FactId = (...parts) => {
  const hex = hash(
    "sha1",
    parts.length === 3 ? `${parts[0]}\u0000${parts[1]}\u0000${parts[2]}` : parts.join("\u0000"),
  );
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** A past that is over is not spread again: the file says where each card stands now. */
const withoutFuzz = (options: DeckOptions, weights: readonly number[] | null) => ({
  ...scheduleOf(options, weights),
  fuzz: false,
});

const deckOf = ({ decks }: ImportTarget, path: readonly string[] | undefined) =>
  path && decks.get(path.join("::"));

export interface Imported {
  notes: number;
  cards: number;
  reviews: number;
  /** Notes that were here: their facts wait for the end, when nothing can be cancelled any more. */
  already: ImportedNote[];
}

export async function importNotes(
  tx: Tx,
  batch: readonly ImportedNote[],
  target: ImportTarget,
): Promise<Imported> {
  const known = await notesByGuid(
    tx,
    batch.map(({ guid }) => storable(guid)),
  );
  const fresh = new Map<string, ImportedNote>();
  const already: ImportedNote[] = [];
  for (const note of batch)
    if (known.has(storable(note.guid))) already.push(note);
    else if (!fresh.has(storable(note.guid))) fresh.set(storable(note.guid), note);

  const schedulers = new Map<string, Scheduler>();
  const rows = { notes: [] as object[], cards: [] as object[], facts: [] as FactRow[] };
  let reviews = 0;
  for (const [guid, note] of fresh) {
    const content = contentOfImported(note, target.media);
    const tags = tagsOf(note.tags);
    const noteId = orderedId();
    const createdAt = validMoment(note.created, target.now.getTime());
    rows.notes.push({
      id: noteId,
      ownerId: target.ownerId,
      guid,
      ...content,
      tags,
      ...detailsOfImported(note),
      ...digest(content, tags),
      createdAt,
      updatedAt:
        note.modified === undefined ? createdAt : validMoment(note.modified, target.now.getTime()),
      transferId: target.transferId,
      origin: noteOrigin(note, content, target),
    });
    // A file may name a card twice: the first counts.
    for (const card of new Map(note.cards.toReversed().map((one) => [one.ordinal, one])).values()) {
      const deck = deckOf(target, card.deck) ?? deckOf(target, note.deck);
      if (!deck) throw new Error("a file of notes without a deck");
      const scheduler =
        schedulers.get(deck.id) ?? makeScheduler(withoutFuzz(deck.options, target.weights));
      schedulers.set(deck.id, scheduler);
      const made = importCard(card, guid, noteId, { target, deck, scheduler });
      rows.cards.push(made.card);
      rows.facts.push(...made.facts);
      reviews += made.reviews;
    }
  }
  await insertNotes(tx, rows.notes as Parameters<typeof insertNotes>[1]);
  await insertCards(tx, rows.cards as Parameters<typeof insertCards>[1]);
  await insertFacts(tx, rows.facts, "new");
  return { notes: fresh.size, cards: rows.cards.length, reviews, already };
}

/** Null where it never was in Anki, or its type is none. */
export function noteOrigin(
  { anki }: ImportedNote,
  content: NoteContent,
  { types, media }: ImportTarget,
) {
  const type = anki && types.get(anki.type);
  return anki && type ? originOf(anki, content, { type: type.digest, media }) : null;
}

interface Place {
  target: ImportTarget;
  deck: { id: string; options: DeckOptions };
  scheduler: Scheduler;
}

function importCard(
  given: ImportedCard,
  guid: string,
  noteId: string,
  { target, deck, scheduler }: Place,
) {
  const id = orderedId();
  const card = validCard(given);
  const { facts, reviews, state } = historyOf(card, guid, id, target, scheduler);
  const { leechThreshold } = deck.options;
  return {
    reviews,
    facts,
    card: {
      id,
      ownerId: target.ownerId,
      noteId,
      deckId: deck.id,
      ordinal: card.ordinal,
      position: target.nextPosition(),
      suspended: card.suspended,
      buriedUntil: card.buried ? target.tomorrow : null,
      flag: Math.min(7, Math.max(0, card.flag)),
      leech: leechThreshold > 0 && state.lapses >= leechThreshold,
      ...state,
      createdAt: target.now,
      origin: target.scheduling ? (card.anki ?? null) : null,
    },
  };
}

export function historyOf(
  card: ImportedCard,
  guid: string,
  cardId: string,
  target: ImportTarget,
  scheduler: Scheduler,
) {
  if (!target.scheduling) return { facts: [], reviews: 0, state: NEW_CARD };
  const { reviews, placement } = factsOfImported(
    card,
    guid,
    factId,
    target.timeZone,
    (facts) => replay(facts, scheduler, cardId).state,
  );
  const all: Fact[] = [...reviews.map(({ fact }) => fact), ...(placement ? [placement] : [])];
  const { state, steps } = replay(all, scheduler, cardId);
  const asked = new Map(steps.map((step) => [step.review.id, step]));
  const common = { ownerId: target.ownerId, cardId, receivedAt: target.now };
  // Two reviews of one moment are one: they have the same id.
  const once = [...new Map(reviews.map((one) => [one.fact.id, one])).values()];
  const facts: FactRow[] = once.map(({ fact, duration }) => {
    const step = asked.get(fact.id);
    return {
      ...common,
      id: fact.id,
      at: fact.at,
      timeZone: fact.timeZone,
      rating: fact.rating,
      duration,
      before: step?.before.phase ?? null,
      beforeInterval: step?.before.interval ?? null,
      recall: step ? foretold(scheduler, step) : null,
    };
  });
  if (placement)
    facts.push({
      ...common,
      id: placement.id,
      at: placement.at,
      placed: { state: placement.places },
    });
  return { facts, reviews: once.length, state };
}
