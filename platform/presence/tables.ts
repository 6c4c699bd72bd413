import { text } from "drizzle-orm/pg-core";
import { instant, system } from "#platform/db/tables.ts";

/** Servers of an installation and the file store each sees. */
export const serverPresence = system("server_presence", {
  id: text("id").primaryKey(),
  filesMark: text("files_mark").notNull(),
  startedAt: instant("started_at").notNull().defaultNow(),
  seenAt: instant("seen_at").notNull(),
});
