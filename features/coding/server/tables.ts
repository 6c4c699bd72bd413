// Codings that their owner asked to keep: a patient's words, for a week, theirs alone.
import { index, jsonb, text } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { KeptCoding } from "../contract.ts";

export const codingRecord = owned(
  "coding_record",
  {
    id: text("id").primaryKey(),
    content: jsonb("content").$type<KeptCoding>().notNull(),
    keptAt: instant("kept_at").notNull(),
  },
  (t) => [index("coding_record_kept").on(t.keptAt)],
);
