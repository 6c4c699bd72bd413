import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { mailMessage } from "./tables.ts";

export const insertMail = (tx: Tx, row: typeof mailMessage.$inferInsert) =>
  tx.insert(mailMessage).values(row);

export const findMail = async (tx: Tx, id: string) =>
  (await tx.select().from(mailMessage).where(eq(mailMessage.id, id)))[0];

export const markSent = (tx: Tx, id: string, at: Date) =>
  tx
    .update(mailMessage)
    .set({ status: "sent", sentAt: at, body: "", error: null })
    .where(eq(mailMessage.id, id));

export const markFailed = (tx: Tx, id: string, error: string) =>
  tx.update(mailMessage).set({ status: "failed", error }).where(eq(mailMessage.id, id));

/** A letter that will not be tried again keeps its reason, not its text. */
export const forgetBody = (tx: Tx, id: string) =>
  tx
    .update(mailMessage)
    .set({ body: "" })
    .where(and(eq(mailMessage.id, id), eq(mailMessage.status, "failed")));

/** Letters whose tries ended without a word, with the server that made them. */
export const forgetLostMail = (tx: Tx, before: Date) =>
  tx
    .update(mailMessage)
    .set({ body: "", status: "failed" })
    .where(
      and(inArray(mailMessage.status, ["queued", "failed"]), lt(mailMessage.createdAt, before)),
    );

/** What was written to a person leaves with them. */
export const eraseMailTo = (tx: Tx, email: string) =>
  tx.delete(mailMessage).where(sql`lower(${mailMessage.recipient}) = lower(${email})`);
