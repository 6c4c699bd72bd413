import { jsonb, uuid } from "drizzle-orm/pg-core";
import type { Scope } from "#features/flashcards/domain/public.ts";
import { instant, owned } from "#platform/db/tables.ts";

export const session = owned("flashcards_session", {
  id: uuid("id").primaryKey(),
  scope: jsonb("scope").$type<Scope>().notNull(),
  startedAt: instant("started_at").notNull(),
  endedAt: instant("ended_at"),
});
