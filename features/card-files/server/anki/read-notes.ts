// Notes with their cards and reviews, by pages of ids: each page is a few milliseconds of SQLite,
// then the event loop has its turn.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnkiNote, AnkiReviewRow } from "#features/flashcards/domain/public.ts";
import { ordinalsOf, plainText } from "#features/flashcards/domain/public.ts";
import type {
  collectWarnings,
  ImportedCard,
  ImportedDeck,
  ImportedNote,
} from "../../domain/imported.ts";
import type { Collection } from "./database.ts";
import { UNDECLARED_DECK } from "./decks.ts";
import { readDetails, wordsOf } from "./details.ts";
import { type MappedNote, mappingOf, type NoteMapping } from "./map-note.ts";
import type { FileType } from "./note-types.ts";
import { isOwnType } from "./own-note-types.ts";
import { type FileCard, groupCards, groupReviews, statements, textOf, whole } from "./read-rows.ts";
import { cardOf } from "./schedule.ts";
import { holdsScript } from "./template.ts";

const PAGE = 250;
const PAGE_OF_LONG = 10;
/** Bytes of a note from which pages are small. */
const LONG = 64 * 1024;
const SEPARATOR = "\u001f";
type Warnings = ReturnType<typeof collectWarnings>;

export interface NoteSource {
  collection: Collection;
  /** Where the person is, whose days the cards are due on. */
  timeZone: string;
  types: ReadonlyMap<number, FileType>;
  decks: ReadonlyMap<number, ImportedDeck>;
  warnings: Warnings;
  signal?: AbortSignal | undefined;
}

/** How the notes of a type are read, and what they name it by: nothing where it is one of ours. */
interface Reading {
  map: NoteMapping;
  key: string | null;
}

function readings({ types, warnings }: NoteSource): (id: number) => Reading | null {
  const known = new Map<number, Reading | null>();
  return (id) => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const type = types.get(id);
    const map = type ? mappingOf(type) : null;
    const reading =
      type && map ? { map, key: isOwnType(type.definition) ? null : keyOf(type) } : null;
    known.set(id, reading);
    // Anki's own occlusion type holds the script that paints the masks: nothing of the author's is
    // lost there.
    const scripted = type?.templates.some(
      ({ question, answer }) =>
        holdsScript(question + answer) && !question.includes("image-occlusion-container"),
    );
    if (type && scripted) warnings.add("templateScriptRemoved", type.name);
    return reading;
  };
}

/** What the notes of a file name their type by. */
export const keyOf = ({ id }: FileType): string => String(id);

/**
 * The cards that a mapped note keeps, with the ordinals they have here; those kept leave `left`.
 */
function cardsOf(
  mapped: MappedNote,
  left: Set<FileCard>,
  reviews: ReadonlyMap<number, AnkiReviewRow[]>,
  { collection, timeZone, decks, warnings }: NoteSource,
): { deck: number; cards: ImportedCard[] } {
  const kept: ImportedCard[] = [];
  const possible = mapped.ordinals ? null : new Set(ordinalsOf(mapped));
  let deck = 0;
  for (const card of left) {
    const ordinal = mapped.ordinals ? mapped.ordinals.get(card.ord) : card.ord;
    if (ordinal === undefined || possible?.has(ordinal) === false) continue;
    if (kept.some((other) => other.ordinal === ordinal)) continue;
    left.delete(card);
    deck ||= card.deck;
    const { options = null, path = UNDECLARED_DECK.path } = decks.get(card.deck) ?? {};
    const context = { firstDay: collection.firstDay, timeZone, ordinal, options };
    const read = cardOf(card, reviews.get(card.id) ?? [], context);
    warnings.add(
      "manualReviewsLeftOut",
      "",
      (read.anki?.reviews.length ?? 0) - read.reviews.length,
    );
    kept.push(card.deck === deck ? read : { ...read, deck: path });
  }
  return { deck, cards: kept };
}

/**
 * A gap was deleted and Anki's "empty cards" were never cleaned, a field of the front is empty, or
 * a card is there twice.
 */
function countLeftOut(
  left: ReadonlySet<FileCard>,
  cards: readonly FileCard[],
  question: string,
  warnings: Warnings,
) {
  for (const card of left) {
    const isTwin = cards.some((other) => other.ord === card.ord && !left.has(other));
    warnings.add(isTwin ? "cardRepeated" : "cardWithoutContent", plainText(question));
  }
}

interface NoteRow {
  id: number;
  modified: number;
  guid: string;
  tags: string;
  fields: readonly string[];
}

/** Ordinals in the file by ours. */
function ordinalsInFile({ ordinals }: MappedNote): AnkiNote["ordinals"] {
  if (!ordinals) return null;
  return [...ordinals].sort(([, a], [, b]) => a - b).map(([inFile]) => inFile);
}

/** The notes of ours that one note of the file gives. */
function notesOf(
  row: NoteRow,
  { map, key }: Reading,
  cards: readonly FileCard[],
  reviews: ReadonlyMap<number, AnkiReviewRow[]>,
  from: NoteSource,
): ImportedNote[] {
  const { decks, warnings } = from;
  const pathOf = (deck: number) => decks.get(deck)?.path ?? UNDECLARED_DECK.path;
  const home = pathOf(cards[0]?.deck ?? 0);
  const left = new Set(cards);
  const parts = map({ fields: row.fields, tags: row.tags, deck: home.join("::") }).flatMap(
    (mapped) => {
      const { deck, cards: kept } = cardsOf(mapped, left, reviews, from);
      return kept.length === 0 ? [] : { mapped, deck, kept };
    },
  );
  const suffixes = parts.map(({ mapped }) => mapped.suffix);
  const notes = parts.map(({ mapped, deck, kept }): ImportedNote => {
    const { ordinals: _, suffix, source, ...content } = mapped;
    const anki =
      key === null
        ? null
        : { type: key, ...row, parts: suffixes, ordinals: ordinalsInFile(mapped) };
    return {
      ...content,
      guid: row.guid + suffix,
      deck: pathOf(deck),
      ...readDetails(wordsOf(row.tags), source),
      created: row.id,
      cards: kept,
      ...(anki ? { anki } : {}),
    };
  });
  const [first] = notes;
  if (!first) warnings.add("noteWithoutCard", row.guid);
  else countLeftOut(left, cards, first.question, warnings);
  for (const card of cards)
    if (!left.has(card) && !decks.has(card.deck))
      warnings.add("deckNotDeclared", UNDECLARED_DECK.path.join());
  return notes;
}

/** A note without a guid would be every other one without: its id tells it apart. */
const guidOf = (guid: unknown, id: number) => textOf(guid) || String(id);

/**
 * Batches of notes in the order of their creation. Throws the signal's reason when it is aborted.
 */
export async function* readNotes(
  from: NoteSource,
): AsyncGenerator<ImportedNote[], void, undefined> {
  const { collection, warnings, signal } = from;
  const query = statements(collection);
  const reading = readings(from);
  const missed = { cards: collection.counts.cards, reviews: collection.counts.reviews };
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    signal?.throwIfAborted();
    const page = query.notes(last, collection.longest > LONG ? PAGE_OF_LONG : PAGE);
    const first = page[0];
    const end = page.at(-1);
    if (!first || !end) break;
    last = whole(end[0]);
    const cardRows = query.cards(whole(first[0]), last);
    const reviewRows = query.reviews(whole(first[0]), last);
    const cards = groupCards(cardRows);
    const reviews = groupReviews(reviewRows);
    missed.reviews -= reviewRows.length;
    const notes: ImportedNote[] = [];
    for (const [id, mid, mod, guid, tags, flds] of page) {
      const own = cards.get(whole(id)) ?? [];
      missed.cards -= own.length;
      const read = reading(whole(mid));
      if (!read) {
        warnings.add("noteWithoutType", textOf(guid));
        continue;
      }
      const row = {
        id: whole(id),
        modified: whole(mod),
        guid: guidOf(guid, whole(id)),
        tags: textOf(tags).trim(),
        fields: textOf(flds).split(SEPARATOR),
      };
      notes.push(...notesOf(row, read, own, reviews, from));
    }
    yield notes;
    await nextTurn();
  }
  warnings.add("reviewsOfDeletedCards", "", missed.reviews);
  warnings.add("cardWithoutNote", "", missed.cards);
}
