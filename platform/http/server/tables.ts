import { integer, text } from "drizzle-orm/pg-core";
import { instant, system } from "#platform/db/tables.ts";

/** Counted windows of every rate limit, shared by all servers of an installation. */
export const rateLimitWindow = system("rate_limit_window", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  startedAt: instant("started_at").notNull(),
  endsAt: instant("ends_at").notNull(),
});
