import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { DEFAULT_ZONE, PHASES, RATINGS } from "#features/memory/domain/public.ts";
import { instant, owned } from "#platform/db/tables.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import type { Evidence } from "../domain/evidence.ts";
import { ORIGINS, WAYS } from "../domain/limits.ts";
import type { Sections } from "../domain/wire.ts";

const real = doublePrecision;

export const sheet = owned(
  "revision_sheets_sheet",
  {
    /** Made by the client, so that a repeated creation is the same sheet. */
    id: uuid("id").primaryKey(),
    title: text("title").notNull(),
    origin: text("origin", { enum: ORIGINS }).notNull(),
    asked: text("asked").notNull(),
    way: text("way", { enum: WAYS }).notNull(),
    model: text("model").notNull(),
    language: text("language", { enum: LANGUAGES }).notNull(),
    sections: jsonb("sections").$type<Sections>().notNull(),
    /** What its numbers open, whole: an edit is checked against it again. */
    evidence: jsonb("evidence").$type<Evidence[]>().notNull(),
    leftOut: integer("left_out").notNull(),
    missing: jsonb("missing").$type<string[]>().notNull(),
    failure: text("failure"),
    edited: boolean("edited").notNull().default(false),
    copyOf: uuid("copy_of"),
    version: integer("version").notNull().default(1),
    /** Title and statements, folded, for the search of the list. */
    words: text("words").notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    /** Erased for good when it is not brought back in time. */
    deletedAt: instant("deleted_at"),
    // What the reviews make of it: written only with them, in the same transaction.
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
  },
  (t) => [
    index("revision_sheets_sheet_due").on(t.ownerId, t.due),
    index("revision_sheets_sheet_deleted").on(t.deletedAt),
  ],
);

/** Facts about a sheet, only ever added: a review, or one taken back. */
export const review = owned(
  "revision_sheets_review",
  {
    /**
     * Made by the device. With the owner, so that nobody's id can stand in the way of another's.
     */
    id: uuid("id").notNull(),
    sheetId: uuid("sheet_id")
      .notNull()
      .references(() => sheet.id, { onDelete: "cascade" }),
    /** By the server's clock. */
    at: instant("at").notNull(),
    /** Where it was made: its clock counts the days before it. */
    timeZone: text("time_zone").notNull().default(DEFAULT_ZONE),
    rating: text("rating", { enum: RATINGS }),
    retracts: uuid("retracts"),
    receivedAt: instant("received_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.id] }),
    index("revision_sheets_review_sheet").on(t.sheetId),
  ],
);
