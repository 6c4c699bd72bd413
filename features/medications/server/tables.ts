// Summaries of product characteristics as they were read. What a site no longer gives is kept here.
import { boolean, index, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { instant, reference } from "#platform/db/tables.ts";
import type { Rcp } from "../domain/rcp/rcp.ts";

export const medicationRcp = reference(
  "medication_rcp",
  {
    cis: text("cis").notNull(),
    /** Of its sections: the same text read again is the same reading, later. */
    digest: text("digest").notNull(),
    /** From the official address itself; false for a file or a relay. */
    official: boolean("official").notNull(),
    content: jsonb("content").$type<Rcp>().notNull(),
    firstReadAt: instant("first_read_at").notNull(),
    readAt: instant("read_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cis, t.digest] }),
    index("medication_rcp_read").on(t.cis, t.readAt),
  ],
);
