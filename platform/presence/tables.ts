import { text } from "drizzle-orm/pg-core";
import { instant, system } from "#platform/db/tables.ts";

/** Servers of an installation that run, or did lately. */
export const serverPresence = system("server_presence", {
  id: text("id").primaryKey(),
  startedAt: instant("started_at").notNull().defaultNow(),
  seenAt: instant("seen_at").notNull(),
});
