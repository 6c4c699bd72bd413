import { createHash } from "node:crypto";
import { and, desc, eq, or, sql } from "drizzle-orm";
import { auditEvent } from "#platform/audit/tables.ts";
import { installation, session, verification } from "#platform/auth/server/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { rateLimitWindow } from "#platform/http/server/tables.ts";
import { eraseMailTo } from "#platform/mail/queries.ts";
import { gdprConsent } from "./tables.ts";

export async function addConsent(
  tx: Tx,
  row: Omit<typeof gdprConsent.$inferInsert, "id" | "createdAt">,
): Promise<void> {
  await tx.insert(gdprConsent).values(row);
}

/** Latest first. The time alone decides: two decisions of one person are two clicks apart. */
export async function consentsOf(tx: Tx, personId: string) {
  return tx
    .select({
      user_id: gdprConsent.ownerId,
      consent_given: gdprConsent.consentGiven,
      consent_type: gdprConsent.consentType,
      user_agent: gdprConsent.userAgent,
      data_processing_purposes: gdprConsent.dataProcessingPurposes,
      consent_version: gdprConsent.consentVersion,
      created_at: gdprConsent.createdAt,
    })
    .from(gdprConsent)
    .where(eq(gdprConsent.ownerId, personId))
    .orderBy(desc(gdprConsent.createdAt));
}

/** The latest decision of one kind, as a list of at most one. */
export const latestConsent = (tx: Tx, personId: string, type: string) =>
  tx
    .select({
      given: gdprConsent.consentGiven,
      version: gdprConsent.consentVersion,
      type: gdprConsent.consentType,
    })
    .from(gdprConsent)
    .where(and(eq(gdprConsent.ownerId, personId), eq(gdprConsent.consentType, type)))
    .orderBy(desc(gdprConsent.createdAt))
    .limit(1);

export async function eraseConsents(tx: Tx, personId: string): Promise<void> {
  await tx.delete(gdprConsent).where(eq(gdprConsent.ownerId, personId));
}

export async function sessionStart(tx: Tx, sessionId: string): Promise<Date | undefined> {
  const rows = await tx
    .select({ at: session.createdAt })
    .from(session)
    .where(eq(session.id, sessionId));
  return rows[0]?.at;
}

/**
 * Ids of the system administrators. Their rows stay locked until the transaction ends: two who
 * leave at once cannot both be "not the last"; the caller also holds the lock of role changes.
 */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.systemRole, "admin"))
    .orderBy(user.id)
    .for("update");
  return rows.map((row) => row.id);
}

/**
 * The start of the digest under which sign-in limits and refusals know an address
 * (features/accounts, auth-hooks).
 */
const markOf = (email: string) =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("hex").slice(0, 16);

/**
 * What the platform keeps about a person outside any feature, then the account; sessions and
 * credentials go with it.
 */
export async function eraseAccountRows(
  tx: Tx,
  person: { id: string; email: string },
): Promise<void> {
  await eraseMailTo(tx, person.email);
  await tx
    .delete(verification)
    .where(
      or(
        eq(verification.value, person.id),
        sql`strpos(lower(${verification.identifier}), lower(${person.email})) > 0`,
        sql`strpos(lower(${verification.value}), lower(${person.email})) > 0`,
      ),
    );
  await tx
    .delete(rateLimitWindow)
    .where(
      or(
        sql`strpos(${rateLimitWindow.key}, ${person.id}) > 0`,
        sql`strpos(${rateLimitWindow.key}, ${markOf(person.email)}) > 0`,
      ),
    );
  // Rows of refused sign-ins name nobody, yet their digest could be compared with a known address.
  await tx
    .update(auditEvent)
    .set({ details: "" })
    .where(sql`strpos(${auditEvent.details}, ${markOf(person.email)}) > 0`);
  // Who claimed the installation: that it was claimed stays true.
  await tx.update(installation).set({ value: "" }).where(eq(installation.value, person.id));
  await tx.delete(user).where(eq(user.id, person.id));
}
