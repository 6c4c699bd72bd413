// Codings that their owner asked to keep: a patient's words, for a week, theirs alone.
import { boolean, index, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { BrowsedTable, SavedCoding } from "../contract.ts";

export const codingRecord = owned(
  "coding_record",
  {
    id: text("id").primaryKey(),
    content: jsonb("content").$type<SavedCoding>().notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (t) => [index("coding_record_kept").on(t.keptAt)],
);

/** Codes that a person marked, and those they last opened. */
export const codingFavourite = owned(
  "coding_favourite",
  {
    nomenclature: text("nomenclature").$type<BrowsedTable>().notNull(),
    code: text("code").notNull(),
    starred: boolean("starred").notNull(),
    usedAt: instant("used_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.nomenclature, t.code] })],
);
