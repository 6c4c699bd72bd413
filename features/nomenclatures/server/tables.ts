// Official files as they were imported. A version is written row by row while the last one answers,
// then becomes the current one in a single statement; those before it stay, for a past date.
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, reference, system } from "#platform/db/tables.ts";
import type { Nomenclature } from "../domain/official.ts";
import { IMPORT_STATUSES, type ImportRefusal, type OfficialSource } from "../domain/wire-import.ts";

/** `loading` answers nothing; one version of a nomenclature is `current`. */
export type VersionStatus = "loading" | "current" | "past";

export const nomenclatureVersion = reference(
  "nomenclature_version",
  {
    id: text("id").primaryKey(),
    nomenclature: text("nomenclature").$type<Nomenclature>().notNull(),
    status: text("status").$type<VersionStatus>().notNull(),
    /** What the edition calls itself; the day of its import otherwise. */
    edition: text("edition").notNull(),
    /** Names of the files it was read from. */
    files: jsonb("files").$type<string[]>().notNull(),
    /** Digest of those files: the same ones again change nothing. */
    digest: text("digest").notNull(),
    /** Rows of each part. */
    counts: jsonb("counts").$type<Record<string, number>>().notNull(),
    /** Digest of the rows of each part, in any order; none for a version of before they were taken. */
    digests: jsonb("digests").$type<Record<string, string>>().notNull().default({}),
    /** How much stands inside its rows: tariffs, opinions. Told, never compared. */
    inside: jsonb("inside").$type<Record<string, number>>().notNull().default({}),
    startedAt: instant("started_at").notNull(),
    /** Moves while rows are written: one that has stopped moving was abandoned. */
    aliveAt: instant("alive_at").notNull(),
    currentFrom: instant("current_from"),
    currentUntil: instant("current_until"),
  },
  (t) => [
    index("nomenclature_version_of").on(t.nomenclature, t.status),
    uniqueIndex("nomenclature_version_current").on(t.nomenclature).where(sql`status = 'current'`),
  ],
);

export const nomenclatureRow = reference(
  "nomenclature_row",
  {
    versionId: text("version_id")
      .notNull()
      .references(() => nomenclatureVersion.id, { onDelete: "cascade" }),
    part: text("part").notNull(),
    key: text("key").notNull(),
    content: jsonb("content").$type<object>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.part, t.key] })],
);

/** An import that an administrator asked for, and what became of it. */
export const nomenclatureImport = system(
  "nomenclature_import",
  {
    id: uuid("id").primaryKey(),
    source: text("source").$type<OfficialSource>().notNull(),
    /** Where it is downloaded from; empty when the files were sent. */
    addresses: jsonb("addresses").$type<string[]>().notNull().default([]),
    /** Files that were sent: their names, and their keys in the store. */
    files: jsonb("files").$type<{ name: string; key: string }[]>().notNull().default([]),
    partial: boolean("partial").notNull().default(false),
    status: text("status", { enum: IMPORT_STATUSES }).notNull(),
    done: integer("done").notNull().default(0),
    /** Rows to write; 0 until its files are read. */
    total: integer("total").notNull().default(0),
    refusal: text("refusal").$type<ImportRefusal>(),
    /** The file or the part that the sentence of the refusal names. */
    what: text("what").notNull().default(""),
    edition: text("edition"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (t) => [index("nomenclature_import_of").on(t.source, t.createdAt)],
);
