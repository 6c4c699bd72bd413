import { bigint, boolean, index, text } from "drizzle-orm/pg-core";
import { instant, system, user } from "#platform/db/tables.ts";

/** What happened and who did it. Kept when the person leaves: `personId` is then emptied. */
export const auditEvent = system(
  "audit_event",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull().defaultNow(),
    /** Order of writing: a clock of milliseconds gives one time to two quick rows. */
    position: bigint("position", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    personId: text("person_id").references(() => user.id, { onDelete: "set null" }),
    action: text("action").notNull(),
    resource: text("resource").notNull().default(""),
    details: text("details").notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
    /** Client's address as the server saw it; emptied with the person. */
    address: text("address").notNull().default(""),
    level: text("level").notNull().default("info"),
  },
  (t) => [index("audit_event_at").on(t.at), index("audit_event_person").on(t.personId, t.at)],
);

/** Bugs, of servers and browsers, under the `err_` id that the person saw. */
export const errorReport = system(
  "error_report",
  {
    id: text("id").primaryKey(),
    at: instant("at").notNull().defaultNow(),
    side: text("side").notNull(),
    personId: text("person_id").references(() => user.id, { onDelete: "set null" }),
    message: text("message").notNull(),
    stack: text("stack").notNull().default(""),
    route: text("route").notNull().default(""),
    userAgent: text("user_agent").notNull().default(""),
    handled: boolean("handled").notNull().default(false),
  },
  (t) => [index("error_report_at").on(t.at)],
);
