import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { Annotation } from "../domain/annotations.ts";
import type { Source, ToolUse } from "../domain/message.ts";
import { SPEEDS } from "../domain/usage.ts";

export const conversation = owned(
  "chat_conversation",
  {
    /** Made by the client, so that a repeated creation is the same conversation. */
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (t) => [index("chat_conversation_latest").on(t.ownerId, t.updatedAt)],
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
    /** Empty while an answer is written: its text is then in the chunks. */
    text: text("text").notNull(),
    status: text("status", { enum: ["writing", "complete", "stopped", "interrupted", "failed"] }).notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull().default([]),
    tools: jsonb("tools").$type<ToolUse[]>().notNull().default([]),
    mind: text("mind", { enum: ["documentary", "model"] }),
    /** Doubts of the audit about the text: ranges over it, never edits of it. */
    annotations: jsonb("annotations").$type<Annotation[]>().notNull().default([]),
    /** Whom the answer was asked from, for the row of what it cost when its server is gone. */
    provider: text("provider"),
    model: text("model"),
    mode: text("mode").notNull(),
    speed: text("speed", { enum: SPEEDS }).notNull().default("normal"),
    language: text("language", { enum: ["fr", "en", "es"] }).notNull(),
    replyTo: uuid("reply_to"),
    createdAt: instant("created_at").notNull(),
    /** Last sign of life of the server that writes it: without one, the answer is interrupted. */
    aliveAt: instant("alive_at").notNull(),
  },
  (t) => [
    uniqueIndex("chat_message_order").on(t.conversationId, t.seq),
    index("chat_message_reply").on(t.replyTo),
    index("chat_message_writing").on(t.aliveAt).where(sql`status = 'writing'`),
    check("chat_message_role", sql`role in ('person', 'assistant')`),
    check("chat_message_status", sql`status in ('writing', 'complete', 'stopped', 'interrupted', 'failed')`),
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
