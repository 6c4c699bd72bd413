import { index, text } from "drizzle-orm/pg-core";
import { instant, system } from "#platform/db/tables.ts";

/** Mail on its way, or kept here for an administrator when no mail server is set. */
export const mailMessage = system(
  "mail_message",
  {
    id: text("id").primaryKey(),
    createdAt: instant("created_at").notNull().defaultNow(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    /** Emptied once sent, or given up: it may hold a reset link. */
    body: text("body").notNull(),
    /** local: no mail server is set, read it in /admin. */
    status: text("status", { enum: ["local", "queued", "sent", "failed"] }).notNull(),
    sentAt: instant("sent_at"),
    error: text("error"),
  },
  (t) => [
    index("mail_message_created").on(t.createdAt),
    index("mail_message_recipient").on(t.recipient),
  ],
);
