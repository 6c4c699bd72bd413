import { eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { mailMessage } from "./tables.ts";

export const insertMail = (tx: Tx, row: typeof mailMessage.$inferInsert) => tx.insert(mailMessage).values(row);

export const findMail = async (tx: Tx, id: string) =>
  (await tx.select().from(mailMessage).where(eq(mailMessage.id, id)))[0];

export const markSent = (tx: Tx, id: string, at: Date) =>
  tx.update(mailMessage).set({ status: "sent", sentAt: at, body: "", error: null }).where(eq(mailMessage.id, id));

export const markFailed = (tx: Tx, id: string, error: string) =>
  tx.update(mailMessage).set({ status: "failed", error }).where(eq(mailMessage.id, id));

/** What was written to a person leaves with them. */
export const eraseMailTo = (tx: Tx, email: string) =>
  tx.delete(mailMessage).where(sql`lower(${mailMessage.recipient}) = lower(${email})`);
