// Official files as they were imported. A version is written row by row while the last one answers,
// then becomes the current one in a single statement; those before it stay, for a past date.
import { sql } from "drizzle-orm";
import { index, jsonb, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, reference } from "#platform/db/tables.ts";
import type { Nomenclature } from "../domain/official.ts";

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
