// Writes notes, cards and reviews into a collection of schema 11, batch by batch; between two batches the event loop has its turn.
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportedCard, ImportedDeck, ImportedNote, ImportedReview } from "../../domain/imported.ts";
import { INDEXES_11, SCHEMA_11 } from "./collection-schema.ts";
import { detailTags } from "./details.ts";
import { fieldsOf, modelsJson, OWN_TYPES } from "./own-note-types.ts";
import { customData, DAY_MS } from "./schedule.ts";
import { writeDecks } from "./write-decks.ts";

const SEPARATOR = "\u001f";
const TYPES = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
const REVIEW_TYPES = { learning: 0, review: 1, relearning: 2, cram: 3 } as const;
const SUSPENDED = -1;
const BURIED = -3;
const START_FACTOR = 2500;
/** Seconds of 1 January 2006, 04:00 UTC: before any review, so that no due day is negative. */
const CREATED = 1_136_088_000;

export interface WriteOptions {
  now: number;
  signal?: AbortSignal | undefined;
  onNotes?: ((done: number) => void) | undefined;
}

/** Gives each row its time as id, moved by a millisecond while another row has it. */
function uniqueIds() {
  const taken = new Set<number>();
  return (wanted: number) => {
    let id = Math.max(1, Math.round(wanted));
    while (taken.has(id)) id += 1;
    taken.add(id);
    return id;
  };
}

const firstField = (html: string) => html.replace(/<[^<>]*>/g, "").replaceAll("&nbsp;", " ");
/** Anki's checksum of the first field: the first 32 bits of its SHA-1. */
const checksum = (text: string) => createHash("sha1").update(text).digest().readUInt32BE(0);

function due(card: ImportedCard): { due: number; data: Record<string, unknown> } {
  if (card.state === "new" || card.due === null) return { due: card.position ?? 0, data: {} };
  const inDays = card.state === "review";
  const value = inDays ? Math.floor((card.due / 1000 - CREATED) / 86_400) : Math.floor(card.due / 1000);
  const shown = inDays ? CREATED * 1000 + value * DAY_MS : value * 1000;
  // Anki has whole days and seconds; the moment itself rides along where Anki keeps what it does not read.
  return { due: value, data: shown === card.due ? {} : { cd: customData(card.due) } };
}

function queue(card: ImportedCard): number {
  if (card.suspended) return SUSPENDED;
  if (card.buried) return BURIED;
  return card.state === "relearning" ? TYPES.learning : TYPES[card.state];
}

/** `revlog.ivl`: days, or seconds when negative. */
const interval = (days: number) => (Number.isInteger(days) ? days : -Math.round(days * 86_400));
/** `cards.ivl`: whole days, never negative: Anki refuses the whole package otherwise. */
const wholeDays = (days: number) => Math.max(0, Math.round(days));

function statements(database: DatabaseSync) {
  return {
    note: database.prepare("INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"),
    card: database.prepare("INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?, ?)"),
    review: database.prepare("INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)"),
  };
}

function writeCard(
  insert: ReturnType<typeof statements>,
  card: ImportedCard,
  row: { id: number; note: number; deck: number; mod: number },
) {
  const moment = due(card);
  const data = {
    ...(card.stability === null ? {} : { s: card.stability }),
    ...(card.difficulty === null ? {} : { d: card.difficulty }),
    ...moment.data,
  };
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
      Math.round(review.durationMs),
      REVIEW_TYPES[review.kind],
    );
    before = given;
  }
}

/** `sfld` sorts and `csum` finds doubles in Anki's list; a note whose first field is empty would be refused there. */
function writeNote(insert: ReturnType<typeof statements>, note: ImportedNote, id: number, now: number) {
  const fields = fieldsOf(note);
  const first = firstField(fields[0] ?? "");
  const tags = [...note.tags, ...detailTags(note.details)]
    .map((tag) => tag.trim().replace(/\s+/g, "_"))
    .filter((tag) => tag !== "");
  insert.note.run(
    id,
    note.guid,
    OWN_TYPES[note.kind].id,
    Math.floor(now / 1000),
    tags.length === 0 ? "" : ` ${tags.join(" ")} `,
    fields.map((field) => field.replaceAll(SEPARATOR, "")).join(SEPARATOR),
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
  nextPos: 1,
  sortType: "noteFld",
  sortBackwards: false,
  addToCur: true,
  dayLearnFirst: false,
  schedVer: 2,
  sched2021: true,
  creationOffset: 0,
};

/** Fills the file at `path`, which must not exist yet. */
export async function writeCollection(
  path: string,
  decks: readonly ImportedDeck[],
  notes: AsyncIterable<readonly ImportedNote[]> | Iterable<readonly ImportedNote[]>,
  { now, signal, onNotes }: WriteOptions,
): Promise<void> {
  const database = new DatabaseSync(path);
  try {
    // A crash leaves a file that nobody was given yet: nothing to protect.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
    database.exec(SCHEMA_11);
    const insert = statements(database);
    const ids = { note: uniqueIds(), card: uniqueIds(), review: uniqueIds() };
    const written = writeDecks(decks);
    let done = 0;
    for await (const batch of notes) {
      signal?.throwIfAborted();
      database.exec("BEGIN");
      for (const note of batch) {
        const id = ids.note(note.created);
        writeNote(insert, note, id, now);
        for (const card of note.cards) {
          const cardId = ids.card(id);
          writeCard(insert, card, { id: cardId, note: id, deck: written.idOf(note.deck), mod: Math.floor(now / 1000) });
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
      .run(CREATED, now, now, JSON.stringify(CONF), modelsJson(now), written.decks, written.options);
    database.exec(INDEXES_11);
  } finally {
    database.close();
  }
}
