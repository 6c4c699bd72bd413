import { index, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import { KINDS, REASONS, STATUSES } from "../domain/report.ts";

export const contentReport = owned(
  "content_report",
  {
    /** Made by the device, so that a report sent twice is one. */
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: KINDS }).notNull(),
    /** "embolie-pulmonaire#t1", "glasgow", "hyperkaliemie-01", or the id of a card. */
    target: text("target").notNull(),
    version: text("version").notNull(),
    title: text("title").notNull(),
    excerpt: text("excerpt").notNull(),
    reason: text("reason", { enum: REASONS }).notNull(),
    comment: text("comment").notNull(),
    at: instant("at").notNull(),
    status: text("status", { enum: STATUSES }).notNull().default("open"),
    reply: text("reply").notNull().default(""),
  },
  (t) => [index("content_report_at").on(t.at), index("content_report_target").on(t.target)],
);
