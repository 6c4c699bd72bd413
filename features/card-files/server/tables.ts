import { sql } from "drizzle-orm";
import { boolean, index, integer, json, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { Transfer } from "../domain/wire-transfer.ts";

/** Types of Anki that notes came with, once each: `origin` of a note names one by its digest. */
export const noteType = owned(
  "flashcards_note_type",
  {
    /** SHA-1 of the definition, hexadecimal. */
    digest: text("digest").notNull(),
    /** JSON of schema 11. As text: numbers of 64 bits do not survive a parsing. */
    definition: text("definition").notNull(),
    /** Ids of its media by the name that the definition gives them. */
    media: json("media").$type<Record<string, string>>().notNull(),
    transferId: uuid("transfer_id"),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.digest] })],
  { ownerIndex: "another" },
);

export const transfer = owned(
  "flashcards_transfer",
  {
    id: uuid("id").primaryKey(),
    direction: text("direction", { enum: ["import", "export"] }).notNull(),
    kind: text("kind", { enum: ["apkg", "colpkg", "csv", "json"] }).notNull(),
    fileName: text("file_name").notNull(),
    /** The file in the store; null once it is gone. */
    key: text("key"),
    status: text("status", { enum: ["ready", "running", "done", "failed", "cancelled"] }).notNull(),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    refusal: text("refusal"),
    warnings: jsonb("warnings").$type<Transfer["warnings"]>().notNull().default([]),
    counts: jsonb("counts").$type<Transfer["counts"]>().notNull(),
    preview: jsonb("preview").$type<Transfer["preview"]>(),
    mapping: jsonb("mapping").$type<Transfer["mapping"]>(),
    scheduling: boolean("scheduling").notNull().default(true),
    deckIds: jsonb("deck_ids").$type<string[]>().notNull().default([]),
    /** Where the person was; null when the device did not say. */
    timeZone: text("time_zone"),
    createdAt: instant("created_at").notNull(),
    /** Last sign of life of the server that runs it. */
    aliveAt: instant("alive_at").notNull(),
  },
  (t) => [index("flashcards_transfer_running").on(t.aliveAt).where(sql`status = 'running'`)],
);
