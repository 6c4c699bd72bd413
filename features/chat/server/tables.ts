import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { searchable, tsvector } from "#platform/db/full-text.ts";
import { instant, owned } from "#platform/db/tables.ts";
import type { Annotation } from "../domain/annotations.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import { VERDICTS } from "../domain/message-schema.ts";
import { SPEEDS } from "../domain/usage.ts";

const SEARCHED_CHARACTERS = 100_000;

export const conversation = owned(
  "chat_conversation",
  {
    /** Made by the client, so that a repeated creation is the same conversation. */
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    /**
     * Last message of the branch that is shown, the same on every device; null while it is empty.
     */
    leafId: uuid("leaf_id"),
    /** Grows with each change that the other tabs and devices must hear. */
    version: integer("version").notNull().default(0),
    pinned: boolean("pinned").notNull().default(false),
    archived: boolean("archived").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /**
     * Deleted by its owner: hidden from everything, erased ten minutes later, restored if they
     * change their mind.
     */
    deletedAt: instant("deleted_at"),
    search: tsvector("search").generatedAlwaysAs(searchable('"title"', SEARCHED_CHARACTERS)),
  },
  (t) => [
    index("chat_conversation_latest").on(t.ownerId, t.pinned, t.updatedAt),
    index("chat_conversation_deleted").on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

export const message = owned(
  "chat_message",
  {
    /** A question's id comes from the client: sending it again changes nothing. */
    id: uuid("id").primaryKey(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => conversation.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    role: text("role", { enum: ["person", "assistant"] }).notNull(),
    /**
     * Empty while an answer is first written: its text is then in the chunks. Kept when it is gone
     * on with.
     */
    text: text("text").notNull(),
    status: text("status", {
      enum: ["writing", "complete", "stopped", "interrupted", "failed"],
    }).notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull().default([]),
    tools: jsonb("tools").$type<ToolUse[]>().notNull().default([]),
    /** Doubts of the audit about the text: ranges over it, never edits of it. */
    annotations: jsonb("annotations").$type<Annotation[]>().notNull().default([]),
    mind: text("mind", { enum: ["documentary", "model"] }),
    /** Why the connected model did not answer. */
    fallback: text("fallback"),
    /** Whom the answer was asked from, for the row of what it cost when its server is gone. */
    provider: text("provider"),
    model: text("model"),
    mode: text("mode").notNull(),
    speed: text("speed", { enum: SPEEDS }).notNull().default("normal"),
    language: text("language", { enum: ["fr", "en", "es"] }).notNull(),
    /** What it follows; null for the first question of a conversation and its edited versions. */
    parentId: uuid("parent_id"),
    createdAt: instant("created_at").notNull(),
    /** Last sign of life of the server that writes it: without one, the answer is interrupted. */
    aliveAt: instant("alive_at").notNull(),
    /**
     * Whether the row of what it cost is written: a run that nobody counted is found by this when
     * its server is gone.
     */
    counted: boolean("counted").notNull().default(false),
    /**
     * How many times it was gone on with: text of an earlier run, late from its server, is refused.
     */
    run: integer("run").notNull().default(0),
    search: tsvector("search").generatedAlwaysAs(searchable('"text"', SEARCHED_CHARACTERS)),
  },
  (t) => [
    uniqueIndex("chat_message_order").on(t.conversationId, t.seq),
    index("chat_message_parent").on(t.parentId),
    index("chat_message_writing").on(t.aliveAt).where(sql`status = 'writing'`),
    index("chat_message_uncounted")
      .on(t.aliveAt)
      .where(sql`role = 'assistant' and not counted and status <> 'writing'`),
    check("chat_message_role", sql`role in ('person', 'assistant')`),
    check(
      "chat_message_status",
      sql`status in ('writing', 'complete', 'stopped', 'interrupted', 'failed')`,
    ),
  ],
);

/** Text of an answer that is still being written, folded into the message at its end. */
export const chunk = owned(
  "chat_chunk",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => message.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    text: text("text").notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.seq] })],
);

/** What its reader thinks of an answer; administrators read it to correct prompts and sheets. */
export const feedback = owned(
  "chat_feedback",
  {
    messageId: uuid("message_id")
      .primaryKey()
      .references(() => message.id, { onDelete: "cascade" }),
    verdict: text("verdict", { enum: VERDICTS }).notNull(),
    words: text("words").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("chat_feedback_latest").on(t.createdAt)],
);
