// Writes notes, cards and reviews into a collection of schema 11, batch by batch; between two
// batches the event loop has its turn.
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { FSRS6_DEFAULT_DECAY } from "ts-fsrs";
import type { AnkiType } from "#features/flashcards/domain/public.ts";
import { DAY_STARTS_AT_HOUR, DEFAULT_ZONE } from "#features/memory/domain/public.ts";
import type { ImportedDeck, ImportedNote } from "../../domain/imported.ts";
import { INDEXES_11, SCHEMA_11 } from "./collection-schema.ts";
import { uniqueIds, whole } from "./unique-ids.ts";
import { type CardPlace, CREATED, LAST_PLACE, writtenCard, writtenReviews } from "./write-cards.ts";
import { writeDecks } from "./write-decks.ts";
import { type WrittenNote, writtenNotes } from "./write-notes.ts";
import { writeTypes } from "./write-types.ts";

/** Place of the decay among the weights of FSRS-6. */
const DECAY = 20;

export interface WriteOptions {
  now: number;
  /** Where the person is, whose days the cards are due on. */
  timeZone?: string | undefined;
  /** Of FSRS, the person's own; null for the published ones. */
  weights?: readonly number[] | null | undefined;
  /** Types that notes of Anki came with. */
  noteTypes?: readonly AnkiType[] | undefined;
  signal?: AbortSignal | undefined;
  onNotes?: ((done: number) => void) | undefined;
}

function statements(database: DatabaseSync) {
  return {
    note: database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"),
    card: database.prepare(
      "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)",
    ),
    review: database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)"),
  };
}

const CONF = {
  activeDecks: [1],
  curDeck: 1,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  curModel: null,
  sortType: "noteFld",
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
  sched2021: true,
  // With `crt` it says on which day the collection begins; the stability of a card means nothing to
  // the older rule.
  creationOffset: 0,
  // The hour at which a day begins there, by the clock of its reader: the same as here.
  rollover: DAY_STARTS_AT_HOUR,
  fsrs: true,
};

/** Fills the file at `path`, which must not exist yet. */
export async function writeCollection(
  path: string,
  decks: readonly ImportedDeck[],
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>,
  { now, timeZone = DEFAULT_ZONE, weights = null, noteTypes = [], signal, onNotes }: WriteOptions,
): Promise<void> {
  const database = new DatabaseSync(path);
  try {
    // A crash leaves a file that nobody was given yet: nothing to protect.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
    database.exec(SCHEMA_11);
    const insert = statements(database);
    const ids = { note: uniqueIds(now), card: uniqueIds(now), review: uniqueIds(now) };
    const written = writeDecks(decks, weights);
    const types = writeTypes(noteTypes);
    const decay = weights?.[DECAY] ?? FSRS6_DEFAULT_DECAY;
    const shared = { mod: Math.floor(now / 1000), decay, timeZone };
    let [done, nextPos] = [0, 1];

    const writeCards = (row: WrittenNote, noteId: number) => {
      for (const note of row.parts)
        for (const card of note.cards) {
          const deck = card.deck ?? note.deck;
          const place: CardPlace = {
            ...{ ...shared, note: noteId, ordinal: row.ordinalOf(note, card.ordinal) },
            ...{ deck: written.idOf(deck), options: written.optionsOf(deck) },
          };
          const { id, values } = writtenCard(card, place);
          const cardId = ids.card(id ?? noteId);
          insert.card.run(cardId, ...values);
          nextPos = Math.max(nextPos, whole(card.position ?? 0, 0, LAST_PLACE) + 1);
          for (const [at, ...review] of writtenReviews(card))
            insert.review.run(ids.review(at), cardId, ...review);
        }
    };
    for await (const batch of notes) {
      signal?.throwIfAborted();
      database.exec("BEGIN");
      for (const row of writtenNotes(batch, types, now)) {
        const id = ids.note(row.wanted);
        insert.note.run(id, ...row.values);
        writeCards(row, id);
      }
      database.exec("COMMIT");
      done += batch.length;
      onNotes?.(done);
      await nextTurn();
    }
    signal?.throwIfAborted();
    database
      .prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
      .run(
        CREATED,
        now,
        now,
        JSON.stringify({ ...CONF, nextPos }),
        types.json(),
        written.decks,
        written.options,
      );
    database.exec(INDEXES_11);
  } finally {
    database.close();
  }
}
