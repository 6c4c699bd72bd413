import { desc, eq } from "drizzle-orm";
import { auditEvent } from "#platform/audit/tables.ts";
import { account, session } from "#platform/auth/server/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { mailMessage } from "#platform/mail/tables.ts";

export const emailsTo = (tx: Tx, email: string) =>
  tx
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.recipient, email))
    .orderBy(desc(mailMessage.createdAt));

export const sessionTokens = async (tx: Tx, personId: string) =>
  (await tx.select({ token: session.token }).from(session).where(eq(session.userId, personId))).map(
    ({ token }) => token,
  );

export const passwordHashes = async (tx: Tx) =>
  (await tx.select({ hash: account.password }).from(account)).map(({ hash }) => hash);

export const removeCredential = (tx: Tx, personId: string) =>
  tx.delete(account).where(eq(account.userId, personId));

export const datePerson = (tx: Tx, personId: string, createdAt: Date) =>
  tx.update(user).set({ createdAt }).where(eq(user.id, personId));

export const personExists = async (tx: Tx, personId: string) =>
  (await tx.select().from(user).where(eq(user.id, personId))).length === 1;

export const auditOf = (tx: Tx, personId: string) =>
  tx.select().from(auditEvent).where(eq(auditEvent.personId, personId));

export const auditAll = (tx: Tx) => tx.select().from(auditEvent);
