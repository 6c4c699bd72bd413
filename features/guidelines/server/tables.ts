// The library in the database, written from content/ at start. A trigram index over every name of a
// sheet serves search as you type.
import { sql } from "drizzle-orm";
import {
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Specialty } from "#features/accounts/domain/public.ts";
import type { Checked, Dose, Grade, Population, Reference } from "#platform/ai/toolbox.ts";
import { currentPerson, instant, reference, shared, user } from "#platform/db/tables.ts";
import type { Figure } from "../domain/evidence.ts";
import { REVIEW_KINDS } from "../domain/local-review.ts";
import type { Section } from "../domain/sheet.ts";

/** One reading of a source, with the passages it covers and the figures read there. */
export type SourceReading = Checked & { passages: string[]; figures: Figure[] };

export const librarySheet = reference(
  "library_sheet",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    specialty: text("specialty").$type<Specialty>().notNull(),
    population: text("population").$type<Population>().notNull(),
    abbreviations: jsonb("abbreviations").$type<string[]>().notNull(),
    synonyms: jsonb("synonyms").$type<string[]>().notNull(),
    misspellings: jsonb("misspellings").$type<string[]>().notNull(),
    /** Every name, folded, each preceded by a space: what "search as you type" compares. */
    nameText: text("name_text").notNull(),
    icd10: jsonb("icd10").$type<string[]>().notNull(),
    calculators: jsonb("calculators").$type<string[]>().notNull(),
    drugs: jsonb("drugs").$type<string[]>().notNull(),
    sources: jsonb("sources").$type<(Reference & { readings: SourceReading[] })[]>().notNull(),
    checked: date("checked", { mode: "string" }).notNull(),
  },
  (t) => [index("library_sheet_names").using("gin", t.nameText.op("gin_trgm_ops"))],
);

export const libraryPassage = reference(
  "library_passage",
  {
    /** "embolie-pulmonaire#t1". */
    id: text("id").primaryKey(),
    sheetId: text("sheet_id")
      .notNull()
      .references(() => librarySheet.id, { onDelete: "cascade" }),
    section: text("section").$type<Section>().notNull(),
    /** Reading order in the sheet. */
    position: smallint("position").notNull(),
    text: text("text").notNull(),
    population: text("population").$type<Population>().notNull(),
    doses: jsonb("doses").$type<Dose[]>().notNull(),
    /** Ids of the sheet's sources. */
    sources: jsonb("sources").$type<string[]>().notNull(),
    /** The reading that earns "vérifié dans la source". */
    checked: jsonb("checked").$type<Checked>(),
    /** The best that was read of its sources. */
    grade: text("grade").$type<Grade>().notNull().default("unopened"),
    /** Ids of the passages that this one forbids, bounds or conditions. */
    limits: jsonb("limits").$type<string[]>().notNull().default([]),
  },
  (t) => [index("library_passage_sheet").on(t.sheetId, t.position)],
);

/** One row: which edition of the content the two tables hold. */
export const libraryEdition = reference("library_edition", {
  id: integer("id").primaryKey(),
  hash: text("hash").notNull(),
  loadedAt: instant("loaded_at").notNull().defaultNow(),
});

/**
 * Where an embedding model places a passage. By the text and not by the passage: a new edition pays
 * for what changed alone.
 */
export const libraryMeaning = reference(
  "library_meaning",
  {
    model: text("model").notNull(),
    /** SHA-256 of the text that was placed, in hexadecimal. */
    textHash: text("text_hash").notNull(),
    vector: real("vector").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.model, t.textHash] })],
);

/**
 * What the doctors of the installation say of a passage ("embolie-pulmonaire#t1") or of a sheet
 * ("embolie-pulmonaire"): everybody reads it. A decision not to use a text outlives the account of
 * who took it, without a name; a signature leaves with its account.
 */
export const localReview = shared(
  "library_review",
  {
    id: uuid("id").primaryKey(),
    ownerId: text("owner_id").references(() => user.id, { onDelete: "set null" }),
    target: text("target").notNull(),
    kind: text("kind", { enum: REVIEW_KINDS }).notNull(),
    /** Of the text that was read: another text is not signed. */
    version: text("version").notNull(),
    name: text("name").notNull(),
    /** "Hôpital …", as typed. */
    place: text("place").notNull(),
    words: text("words").notNull(),
    at: instant("at").notNull(),
  },
  { readable: sql`true`, writable: sql`owner_id = ${currentPerson}` },
  (t) => [
    index("library_review_target").on(t.target),
    index("library_review_owner").on(t.ownerId),
    uniqueIndex("library_review_once")
      .on(t.ownerId, t.target, t.kind)
      .where(sql`kind <> 'comment'`),
  ],
);
