import { index, integer, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { RATINGS } from "#features/memory/domain/public.ts";
import { instant, owned } from "#platform/db/tables.ts";
import type { Anchor } from "../domain/awards.ts";
import { SOURCES } from "../domain/day-figures.ts";

/** What happened, only ever added: experience and streak are folds over these rows. */
export const fact = owned(
  "progress_fact",
  {
    kind: text("kind", { enum: ["review", "undo"] }).notNull(),
    /** Of the review; an undo has the id of the review it takes back. */
    id: text("id").notNull(),
    source: text("source", { enum: SOURCES }).notNull(),
    /** The card or sheet. */
    subject: text("subject").notNull(),
    at: instant("at").notNull(),
    /** Study day, YYYY-MM-DD, in the time zone the person was in. */
    day: text("day").notNull(),
    timeZone: text("time_zone").notNull(),
    rating: text("rating", { enum: RATINGS }),
    /** Milliseconds. */
    duration: integer("duration"),
    /**
     * The card before its earliest review known on arrival; null when it was new, or when an
     * earlier one was known.
     */
    anchor: jsonb("anchor").$type<Anchor>(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.kind, t.id] }),
    index("progress_fact_subject").on(t.ownerId, t.source, t.subject),
  ],
  { ownerIndex: "another" },
);

/**
 * What the facts give for each study day: a cache of the fold, written with them in one
 * transaction.
 */
export const dayTotal = owned(
  "progress_day",
  {
    day: text("day").notNull(),
    source: text("source", { enum: SOURCES }).notNull(),
    xp: integer("xp").notNull(),
    done: integer("done").notNull(),
    earning: integer("earning").notNull(),
    met: integer("met").notNull(),
    /** Milliseconds. */
    duration: integer("duration").notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.day, t.source] })],
  { ownerIndex: "another" },
);

/** Days the person was or will be on call. */
export const onCallDay = owned(
  "progress_on_call",
  { day: text("day").notNull(), markedAt: instant("marked_at").notNull() },
  (t) => [primaryKey({ columns: [t.ownerId, t.day] })],
  { ownerIndex: "another" },
);

/** One row a person; locked while facts are added, so that two devices take turns. */
export const person = owned(
  "progress_person",
  { timeZone: text("time_zone").notNull() },
  (t) => [primaryKey({ columns: [t.ownerId] })],
  { ownerIndex: "another" },
);
