import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { searchable, tsvector } from "#platform/db/full-text.ts";
import { instant, owned, reference } from "#platform/db/tables.ts";
import type { Confidence, Mode, RawAnswer } from "../domain/attempt.ts";
import type { BankQuestion, ConcordanceItem } from "../domain/bank-question.ts";
import type { ConcordanceStep } from "../domain/panels/panel.ts";
import type { AttemptQuestion, SessionSettings } from "../domain/session.ts";

/** Statements and lines, and no explanation: a search tells no key. */
const SEARCHED = searchable(
  `
  jsonb_path_query_array("content", '$.**.statement')::text ||
  jsonb_path_query_array("content", '$.**.text')::text`,
  200000,
);

/** What a question is found by: always what its content says. */
const found = () => ({
  content: jsonb("content").$type<BankQuestion>().notNull(),
  /** Of the content: another digest is another version. */
  digest: text("digest").notNull(),
  type: text("type").generatedAlwaysAs(sql`"content"->>'type'`),
  specialty: text("specialty").generatedAlwaysAs(sql`"content"->>'specialty'`),
  difficulty: text("difficulty").generatedAlwaysAs(sql`"content"->>'difficulty'`),
  rank: text("rank").generatedAlwaysAs(sql`"content"->>'rank'`),
  search: tsvector("search").generatedAlwaysAs(SEARCHED),
});

/** Questions that a person wrote or brought. */
export const studyQuestion = owned(
  "study_question",
  {
    id: uuid("id").primaryKey(),
    ...found(),
    /** Rank in the file it came with. */
    place: integer("place").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    // The same question brought twice is one.
    unique("study_question_once").on(table.ownerId, table.digest),
    // Of one person in the order of a list, with what a list is filtered by.
    index("study_question_list").on(
      table.ownerId,
      table.place,
      table.id,
      table.type,
      table.specialty,
      table.difficulty,
      table.rank,
    ),
    // The owner stands in it: what others wrote is not walked through (docs/decisions/0031).
    index("study_question_words").using("gin", sql`(array["owner_id"])`, table.search),
  ],
  { ownerIndex: "another" },
);

/** The questions shipped with the product, written from content/ at start. */
export const bankQuestion = reference(
  "study_bank_question",
  { id: text("id").primaryKey(), ...found() },
  (table) => [index("study_bank_question_search").using("gin", table.search)],
);

/** One row: which edition of the files the table holds. */
export const bankEdition = reference("study_bank_edition", {
  id: integer("id").primaryKey(),
  hash: text("hash").notNull(),
});

/** A paper: its questions as they were when it began, so that it is read and marked for ever. */
export const attempt = owned("study_attempt", {
  id: uuid("id").primaryKey(),
  mode: text("mode").$type<Mode>().notNull(),
  profile: text("profile").notNull(),
  settings: jsonb("settings").$type<SessionSettings>().notNull(),
  questions: jsonb("questions").$type<AttemptQuestion[]>().notNull(),
  count: smallint("count").notNull(),
  /** Null without a limit of time. */
  minutes: smallint("minutes"),
  timeZone: text("time_zone").notNull(),
  startedAt: instant("started_at").notNull(),
  submittedAt: instant("submitted_at"),
  /** Milliseconds from the start to the end. */
  duration: integer("duration"),
  /** Under its own profile, 0 to 1, when it was handed in. */
  score: real("score"),
  answered: smallint("answered"),
});

/** A paper that a teacher opens to a class: its questions are the same for everyone. */
export const classPaper = owned("study_class_paper", {
  id: uuid("id").primaryKey(),
  code: text("code").notNull().unique(),
  title: text("title").notNull(),
  profile: text("profile").notNull(),
  questions: jsonb("questions").$type<AttemptQuestion[]>().notNull(),
  minutes: smallint("minutes").notNull(),
  opensAt: instant("opens_at").notNull(),
  closesAt: instant("closes_at").notNull(),
  /** How often each person may begin it. */
  attempts: smallint("attempts").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Items of script concordance put to experts; frozen once it is published. */
export const panel = owned("study_panel", {
  id: uuid("id").primaryKey(),
  code: text("code").notNull().unique(),
  title: text("title").notNull(),
  /** Who is asked, printed with the key. */
  who: text("who").notNull(),
  items: jsonb("items").$type<ConcordanceItem[]>().notNull(),
  createdAt: instant("created_at").notNull(),
  publishedAt: instant("published_at"),
  /** The questions it became, as they were then. */
  published: jsonb("published").$type<Pick<AttemptQuestion, "digest" | "content">[]>(),
});

/** What one expert answered: the first answer to an item is the only one. */
export const panelAnswer = owned(
  "study_panel_answer",
  {
    panelId: uuid("panel_id")
      .notNull()
      .references(() => panel.id, { onDelete: "cascade" }),
    item: smallint("item").notNull(),
    step: text("step").$type<ConcordanceStep>().notNull(),
    comment: text("comment"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.panelId, table.item] }),
    index("study_panel_answer_panel").on(table.panelId),
  ],
  { ownerIndex: "another" },
);

/** What was answered, only ever added: a paper is a fold over these rows. */
export const answer = owned(
  "study_answer",
  {
    /** Given by the device: sent twice, it is one. */
    id: uuid("id").notNull(),
    attemptId: uuid("attempt_id").notNull(),
    position: smallint("position").notNull(),
    given: jsonb("given").$type<RawAnswer>(),
    confidence: text("confidence").$type<Confidence>(),
    flagged: boolean("flagged").notNull(),
    /** Milliseconds spent on the question so far. */
    spent: integer("spent").notNull(),
    /** Milliseconds since the start of the paper, as far as the device knew. */
    elapsed: integer("elapsed").notNull(),
    /** The clock of the device went back during the paper. */
    clockMoved: boolean("clock_moved").notNull(),
    receivedAt: instant("received_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    foreignKey({ columns: [table.attemptId], foreignColumns: [attempt.id] }).onDelete("cascade"),
    index("study_answer_attempt").on(table.attemptId),
  ],
  { ownerIndex: "another", ownerKey: "through" },
);

/** Where the person stands with a question: what it is filtered by. */
export const standing = owned(
  "study_standing",
  {
    questionId: text("question_id").notNull(),
    /** Of the last answer, 0 to 1; null when it was left blank. */
    score: real("score"),
    doubtful: boolean("doubtful").notNull(),
    flagged: boolean("flagged").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.questionId] })],
  { ownerIndex: "another" },
);
