import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { type CardState, DEFAULT_ZONE, PHASES, RATINGS } from "#features/memory/domain/public.ts";
import { instant, owned } from "#platform/db/tables.ts";
import type { AnkiCard, NoteOrigin } from "../domain/anki-origin.ts";
import { eachPlain, type NOTE_FIELDS, type PlainField, type Words } from "../domain/note-fields.ts";
import type { DeckOptions, NoteContent, Source } from "../domain/wire-note.ts";
import { type Exam, WORKLOADS } from "../domain/wire-plan.ts";

const real = doublePrecision;

const wordColumn = <W extends Words>(name: string, words: W) => text(name, { enum: words });
const lineColumn = (name: string) => text(name);
/** A column for each field of one word or one line. */
const plainColumns = () =>
  eachPlain((name, field) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return field.shape === "choice" ? wordColumn(column, field.words) : lineColumn(column);
  }) as {
    [Name in PlainField]: (typeof NOTE_FIELDS)[Name] extends { words: infer W extends Words }
      ? ReturnType<typeof wordColumn<W>>
      : ReturnType<typeof lineColumn>;
  };

export const deck = owned(
  "flashcards_deck",
  {
    /** Made by the client, so that a repeated creation is the same deck. */
    id: uuid("id").primaryKey(),
    /** "A::B" is B under A, as in Anki. */
    name: text("name").notNull(),
    options: jsonb("options").$type<DeckOptions>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("flashcards_deck_name").on(t.ownerId, t.name)],
  { ownerIndex: "another" },
);

export const note = owned(
  "flashcards_note",
  {
    id: uuid("id").primaryKey(),
    /** Of the file it came from: importing it again finds this note. */
    guid: text("guid").notNull(),
    kind: text("kind", { enum: ["basic", "reversed", "cloze", "typed", "occlusion"] }).notNull(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    extra: text("extra").notNull(),
    occlusion: jsonb("occlusion").$type<NonNullable<NoteContent["occlusion"]>>(),
    tags: text("tags").array().notNull(),
    ...plainColumns(),
    mode: text("mode", { enum: ["manual", "ai"] }).notNull(),
    source: jsonb("source").$type<Source>(),
    /**
     * The question without markup, accents and punctuation: notes that share it ask the same thing.
     */
    folded: text("folded").notNull(),
    /** What the list shows of both sides. */
    shownQuestion: text("shown_question").notNull(),
    shownAnswer: text("shown_answer").notNull(),
    /** Everything that can be searched, folded. */
    words: text("words").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** The import it came with: cancelling it takes its notes away. */
    transferId: uuid("transfer_id"),
    /** As Anki wrote it; null for what never was there. Written by imports alone. */
    origin: json("origin").$type<NoteOrigin>(),
  },
  (t) => [
    uniqueIndex("flashcards_note_guid").on(t.ownerId, t.guid),
    index("flashcards_note_folded").on(t.ownerId, t.folded),
    index("flashcards_note_transfer").on(t.transferId).where(sql`transfer_id is not null`),
    check("flashcards_note_folded_length", sql`length(folded) <= 500`),
  ],
  { ownerIndex: "another" },
);

export const card = owned(
  "flashcards_card",
  {
    id: uuid("id").primaryKey(),
    noteId: uuid("note_id")
      .notNull()
      .references(() => note.id, { onDelete: "cascade" }),
    deckId: uuid("deck_id")
      .notNull()
      .references(() => deck.id, { onDelete: "cascade" }),
    ordinal: smallint("ordinal").notNull(),
    /** Order of new cards. */
    position: integer("position").notNull(),
    suspended: boolean("suspended").notNull().default(false),
    /** Study day on which it comes back, YYYY-MM-DD. */
    buriedUntil: text("buried_until"),
    flag: smallint("flag").notNull().default(0),
    leech: boolean("leech").notNull().default(false),
    // What the facts make of it: written only with them, in the same transaction.
    phase: text("phase", { enum: PHASES }).notNull().default("new"),
    due: instant("due"),
    stability: real("stability").notNull().default(0),
    difficulty: real("difficulty").notNull().default(0),
    interval: real("interval").notNull().default(0),
    step: smallint("step").notNull().default(0),
    reviews: integer("reviews").notNull().default(0),
    lapses: integer("lapses").notNull().default(0),
    streak: integer("streak").notNull().default(0),
    lastReview: instant("last_review"),
    createdAt: instant("created_at").notNull(),
    /**
     * Its row and its reviews as Anki wrote them; null for what never was there. Written by imports
     * alone.
     */
    origin: json("origin").$type<AnkiCard>(),
  },
  (t) => [
    uniqueIndex("flashcards_card_ordinal").on(t.noteId, t.ordinal),
    index("flashcards_card_due").on(t.deckId, t.due),
    index("flashcards_card_new").on(t.deckId, t.position).where(sql`phase = 'new'`),
  ],
  // Its note leads to the account.
  { ownerKey: "through" },
);

/**
 * Facts about a card, only ever added: a review, an undo, or a place it was put in
 * (features/memory/domain/facts.ts).
 */
export const fact = owned(
  "flashcards_fact",
  {
    /** Made by the device. With the card, so that nobody's id can stand in the way of another's. */
    id: uuid("id").notNull(),
    cardId: uuid("card_id")
      .notNull()
      .references(() => card.id, { onDelete: "cascade" }),
    /** By the server's clock. */
    at: instant("at").notNull(),
    /** Of a review: where it was made, whose clock counts the days before it. */
    timeZone: text("time_zone").notNull().default(DEFAULT_ZONE),
    rating: text("rating", { enum: RATINGS }),
    retracts: uuid("retracts"),
    /** `{ state: null }`: new again. */
    placed: jsonb("placed").$type<{ state: CardState | null }>(),
    /** Milliseconds. */
    duration: integer("duration"),
    /**
     * What the card was when it was asked, for the statistics; rewritten when an earlier fact
     * arrives late.
     */
    before: text("before", { enum: PHASES }),
    beforeInterval: real("before_interval"),
    /**
     * Chance of recall foretold just before, 0 to 1; null in the first steps, and before it was
     * written down.
     */
    recall: real("recall"),
    /** It was undone. */
    retracted: boolean("retracted").notNull().default(false),
    imported: boolean("imported").notNull().default(false),
    sessionId: uuid("session_id"),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [
    // Card first: the facts of a card are read together, and those of an import are written at the
    // end of the index.
    primaryKey({ columns: [t.cardId, t.id] }),
    index("flashcards_fact_at").on(t.ownerId, t.at),
    index("flashcards_fact_session").on(t.sessionId).where(sql`session_id is not null`),
  ],
  // The index by date begins with the owner; the card leads to the account.
  { ownerIndex: "another", ownerKey: "through" },
);

/**
 * Changes that a device sent and that were applied: the same one again, when its answer was lost,
 * does nothing more.
 */
export const appliedChange = owned(
  "flashcards_applied_change",
  {
    /** Made by the device. */
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.id] })],
  { ownerIndex: "another" },
);

/** One row a person: weights of their own, workload, exam. */
export const plan = owned(
  "flashcards_plan",
  {
    weights: jsonb("weights").$type<number[]>(),
    workload: text("workload", { enum: WORKLOADS }).notNull().default("moderate"),
    exam: jsonb("exam").$type<Exam>(),
  },
  (t) => [primaryKey({ columns: [t.ownerId] })],
);

/** Pictures and sounds of cards: the bytes are in the file store under `key`. */
export const medium = owned(
  "flashcards_medium",
  {
    id: uuid("id").primaryKey(),
    key: text("key").notNull(),
    /** The name in the file it came from, kept for the way out. */
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull(),
    /** SHA-256 of the bytes: the same picture is kept once. */
    hash: text("hash").notNull(),
    transferId: uuid("transfer_id"),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [uniqueIndex("flashcards_medium_hash").on(t.ownerId, t.hash)],
);

/**
 * Whose cards were scheduled when days still changed at midnight UTC: they are folded again, once.
 */
export const dayRecount = owned(
  "flashcards_day_recount",
  {
    /** The last card that was folded again. */
    cursor: uuid("cursor"),
    /** Cards whose due date changed. */
    moved: integer("moved").notNull().default(0),
    finishedAt: instant("finished_at"),
    /** The person has read what changed. */
    seenAt: instant("seen_at"),
  },
  (t) => [primaryKey({ columns: [t.ownerId] })],
  { ownerIndex: "another" },
);
