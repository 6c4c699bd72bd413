import { jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant, owned, reference } from "#platform/db/tables.ts";
import type { Level } from "../domain/quiz.ts";

/** The questions of a day, the same for everyone of a level, whatever is shipped meanwhile. */
export const commonDay = reference(
  "daily_quiz_common",
  {
    day: text("day").notNull(),
    level: text("level").$type<Level>().notNull(),
    questionIds: jsonb("question_ids").$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.level] })],
);

/** The quiz of a person on a study day: a paper of the room of study. */
export const dailyQuizDay = owned(
  "daily_quiz_day",
  {
    day: text("day").notNull(),
    level: text("level").$type<Level>().notNull(),
    attemptId: uuid("attempt_id").notNull(),
    /** How many of its questions, from the first, are those of everyone. */
    common: smallint("common").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] })],
  { ownerIndex: "another" },
);

/** What a person chose. */
export const dailyQuizPerson = owned(
  "daily_quiz_person",
  { level: text("level").$type<Level>().notNull() },
  (table) => [primaryKey({ columns: [table.ownerId] })],
  { ownerIndex: "another" },
);

/** The missed questions that a person brings back in a week. */
export const dailyQuizWeek = owned(
  "daily_quiz_week",
  {
    /** Its Monday. */
    week: text("week").notNull(),
    questionIds: jsonb("question_ids").$type<string[]>().notNull(),
    madeAt: instant("made_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.week] })],
  { ownerIndex: "another" },
);
