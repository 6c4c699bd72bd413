import { jsonb, text } from "drizzle-orm/pg-core";
import { instant, system } from "#platform/db/tables.ts";

/** Work asked for inside a transaction, handed to the queue after its commit. */
export const jobOutbox = system(
  "job_outbox",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    input: jsonb("input").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  undefined,
  { append: true },
);
