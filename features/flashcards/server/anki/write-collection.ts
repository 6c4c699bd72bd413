// Writes notes, cards and reviews into a collection of schema 11, batch by batch; between two batches the event loop has its turn.
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { FSRS6_DEFAULT_DECAY } from "ts-fsrs";
import type {
  ImportedCard,
  ImportedDeck,
  ImportedDeckOptions,
  ImportedNote,
  ImportedReview,
} from "../../domain/imported.ts";
import { INDEXES_11, SCHEMA_11 } from "./collection-schema.ts";
import { detailTags } from "./details.ts";
import { firstFieldText } from "./first-field.ts";
import { fieldsOf, modelsJson, typeOf } from "./own-note-types.ts";
import { customData, DAY_MS, stepsOf } from "./schedule.ts";
import { DEFAULT_RETENTION, writeDecks } from "./write-decks.ts";

const SEPARATOR = "\u001f";
const TYPES = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
const REVIEW_TYPES = { learning: 0, review: 1, relearning: 2, cram: 3 } as const;
const SUSPENDED = -1;
const BURIED = -3;
const START_FACTOR = 2500;
/** Seconds of 1 January 2006, 04:00 UTC: before any review, so that no due day is negative. */
const CREATED = 1_136_088_000;

/** Place of the decay among the weights of FSRS-6. */
const DECAY = 20;
const LONGEST_DAYS = 36_500;
const I32 = 2 ** 31 - 1;
/** Seconds from which Anki takes `due` for a moment. */
const FIRST_MOMENT = 1_000_000_001;
/** A place among the new cards beyond it is a damage that Anki repairs (rslib/src/storage/card/fix_due_new.sql). */
const LAST_PLACE = 999_999;

export interface WriteOptions {
  now: number;
  /** Of FSRS, the person's own; null for the published ones. */
  weights?: readonly number[] | null | undefined;
  signal?: AbortSignal | undefined;
  onNotes?: ((done: number) => void) | undefined;
}

/** Gives each row its time as id, moved by a millisecond while another row has it. None is of the future: Anki refuses the whole
 *  package (`check_ids`, rslib/src/import_export/gather.rs). */
function uniqueIds(now: number) {
  /** From an id that is taken to one that may be free; shortened at each look, as many rows may want one moment. */
  const next = new Map<number, number>();
  return (wanted: number) => {
    let id = Math.min(now, Math.max(1, Math.round(wanted)));
    const passed: number[] = [];
    for (let further = next.get(id); further !== undefined; further = next.get(id)) {
      passed.push(id);
      id = further;
    }
    for (const one of [...passed, id]) next.set(one, id + 1);
    return id;
  };
}

/** Anki's checksum of the first field: the first 32 bits of its SHA-1. */
const checksum = (text: string) => createHash("sha1").update(text).digest().readUInt32BE(0);

const whole = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)));

function due(card: ImportedCard): { due: number; data: Record<string, unknown> } {
  if (card.state === "new" || card.due === null) return { due: whole(card.position ?? 0, 0, LAST_PLACE), data: {} };
  const inDays = card.state === "review";
  const value = inDays
    ? Math.floor((card.due / 1000 - CREATED) / 86_400)
    : whole(Math.floor(card.due / 1000), FIRST_MOMENT, I32);
  const shown = inDays ? CREATED * 1000 + value * DAY_MS : value * 1000;
  // Anki has whole days and seconds; the moment itself rides along where Anki keeps what it does not read.
  return { due: value, data: shown === card.due ? {} : { cd: customData(card.due) } };
}

function queue(card: ImportedCard): number {
  if (card.suspended) return SUSPENDED;
  if (card.buried) return BURIED;
  return card.state === "relearning" ? TYPES.learning : TYPES[card.state];
}

/** `revlog.ivl`: days, or the seconds of a step when negative. More seconds than 32 bits hold refuse the whole package. */
function interval(days: number): number {
  const seconds = Math.round(days * 86_400);
  return seconds > 0 && seconds < 86_400 ? -seconds : whole(days, 0, LONGEST_DAYS);
}
/** `cards.ivl`: whole days, never negative: Anki refuses the whole package otherwise. */
const wholeDays = (days: number) => whole(days, 0, LONGEST_DAYS);

function statements(database: DatabaseSync) {
  return {
    note: database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"),
    card: database.prepare("INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?)"),
    review: database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)"),
  };
}

interface CardPlace {
  id: number;
  note: number;
  deck: number;
  mod: number;
  options: ImportedDeckOptions;
  decay: number;
}

/** `cards.data` (rslib/src/storage/card/data.rs). A memory without its decay is thought to fade by that of FSRS-5. */
function memoryOf({ stability, difficulty }: ImportedCard, { options, decay }: CardPlace): Record<string, number> {
  const memory = { ...(stability === null ? {} : { s: stability }), ...(difficulty === null ? {} : { d: difficulty }) };
  if (stability === null || difficulty === null) return memory;
  return { ...memory, dr: options.desiredRetention ?? DEFAULT_RETENTION, decay };
}

/** Steps that are left, at least the one that the card is in. */
function stepsLeft({ state, step }: ImportedCard, options: ImportedDeckOptions): number {
  const steps = stepsOf(state, options).length;
  return whole(steps - step, Math.min(1, steps), steps);
}

function writeCard(insert: ReturnType<typeof statements>, given: ImportedCard, row: CardPlace) {
  // Without a due date there is nothing to come back to.
  const card: ImportedCard = given.due === null && given.state !== "new" ? { ...given, state: "new" } : given;
  const moment = due(card);
  const data = { ...memoryOf(card, row), ...moment.data };
  insert.card.run(
    row.id,
    row.note,
    row.deck,
    card.ordinal,
    row.mod,
    TYPES[card.state],
    queue(card),
    moment.due,
    wholeDays(card.intervalDays),
    card.state === "new" ? 0 : START_FACTOR,
    card.repetitions,
    card.lapses,
    stepsLeft(card, row.options),
    card.flag,
    Object.keys(data).length === 0 ? "{}" : JSON.stringify(data),
  );
}

function writeReviews(
  insert: ReturnType<typeof statements>,
  reviews: readonly ImportedReview[],
  card: number,
  uniqueId: (wanted: number) => number,
) {
  let before = 0;
  for (const review of reviews) {
    const given = review.intervalDays === null ? 0 : interval(review.intervalDays);
    // In extra practice the factor is 0: that is how Anki knows that it moved no schedule.
    const factor = review.kind === "cram" || review.kind === "learning" ? 0 : START_FACTOR;
    insert.review.run(
      uniqueId(review.at),
      card,
      review.rating,
      given,
      before,
      factor,
      whole(review.durationMs, 0, I32),
      REVIEW_TYPES[review.kind],
    );
    before = given;
  }
}

/** Control characters but the end of line and the tab: Anki takes them away (`normalize_field`, rslib/src/notes/mod.rs), and one of
 *  them separates the fields. */
const withoutControls = (text: string) =>
  text.replace(/\p{Cc}/gu, (one) => (one === "\n" || one === "\t" || one > "\u007f" ? one : ""));

/** `sfld` sorts and `csum` finds doubles in Anki's list. `mod` is the last change of the note itself: Anki keeps its own copy unless
 *  ours is newer (`should_update`, rslib/src/import_export/package/apkg/import/notes.rs). */
function writeNote(insert: ReturnType<typeof statements>, note: ImportedNote, id: number, now: number) {
  const fields = fieldsOf(note).map(withoutControls);
  const first = firstFieldText(fields[0] ?? "");
  const tags = [...note.tags, ...detailTags(note.details)]
    .map((tag) =>
      tag
        .trim()
        .replace(/\s+/g, "_")
        .replace(/\p{Cc}/gu, ""),
    )
    .filter((tag) => tag !== "");
  insert.note.run(
    id,
    note.guid,
    typeOf(note).id,
    Math.floor(Math.min(now, note.modified ?? note.created) / 1000),
    tags.length === 0 ? "" : ` ${tags.join(" ")} `,
    fields.join(SEPARATOR),
    first,
    checksum(first),
  );
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
  // With `crt` it says on which day the collection begins; the stability of a card means nothing to the older rule.
  creationOffset: 0,
  fsrs: true,
};

/** Fills the file at `path`, which must not exist yet. */
export async function writeCollection(
  path: string,
  decks: readonly ImportedDeck[],
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>,
  { now, weights = null, signal, onNotes }: WriteOptions,
): Promise<void> {
  const database = new DatabaseSync(path);
  try {
    // A crash leaves a file that nobody was given yet: nothing to protect.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
    database.exec(SCHEMA_11);
    const insert = statements(database);
    const ids = { note: uniqueIds(now), card: uniqueIds(now), review: uniqueIds(now) };
    const written = writeDecks(decks, weights);
    const shared = { mod: Math.floor(now / 1000), decay: weights?.[DECAY] ?? FSRS6_DEFAULT_DECAY };
    let [done, nextPos] = [0, 1];
    for await (const batch of notes) {
      signal?.throwIfAborted();
      database.exec("BEGIN");
      for (const note of batch) {
        const id = ids.note(note.created);
        writeNote(insert, note, id, now);
        const placeIn = (deck: readonly string[]) => {
          return { ...shared, note: id, deck: written.idOf(deck), options: written.optionsOf(deck) };
        };
        const home = placeIn(note.deck);
        for (const card of note.cards) {
          const cardId = ids.card(id);
          writeCard(insert, card, { ...(card.deck ? placeIn(card.deck) : home), id: cardId });
          nextPos = Math.max(nextPos, whole(card.position ?? 0, 0, LAST_PLACE) + 1);
          writeReviews(insert, card.reviews, cardId, ids.review);
        }
      }
      database.exec("COMMIT");
      done += batch.length;
      onNotes?.(done);
      await nextTurn();
    }
    signal?.throwIfAborted();
    database
      .prepare("INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')")
      .run(CREATED, now, now, JSON.stringify({ ...CONF, nextPos }), modelsJson(), written.decks, written.options);
    database.exec(INDEXES_11);
  } finally {
    database.close();
  }
}
