import { integer, jsonb, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, owned } from "#platform/db/tables.ts";
import type { BankQuestion } from "../domain/bank-question.ts";

/** Questions that a person wrote or brought. */
export const studyQuestion = owned(
  "study_question",
  {
    id: uuid("id").primaryKey(),
    content: jsonb("content").$type<BankQuestion>().notNull(),
    /** Of the content: the same question brought twice is one. */
    digest: text("digest").notNull(),
    /** Rank in the file it came with. */
    place: integer("place").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [unique("study_question_once").on(table.ownerId, table.digest)],
  { ownerIndex: "another" },
);
