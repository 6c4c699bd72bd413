import { and, count, desc, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { account, installation, session, verification } from "#platform/auth/server/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";

const FIRST_ADMIN = "first_admin";

export const findPerson = async (tx: Tx, id: string) =>
  (await tx.select().from(user).where(eq(user.id, id)))[0];

/**
 * The same, held until this transaction ends: what replaces a picture has the name of the one
 * before.
 */
export const holdPerson = async (tx: Tx, id: string) =>
  (await tx.select().from(user).where(eq(user.id, id)).for("update"))[0];

export const findPersonByEmail = async (tx: Tx, email: string) =>
  (await tx.select().from(user).where(eq(user.email, email.toLowerCase())))[0];

export const countPeople = async (tx: Tx) =>
  (await tx.select({ n: count() }).from(user))[0]?.n ?? 0;

export const countAdmins = async (tx: Tx) =>
  (await tx.select({ n: count() }).from(user).where(eq(user.systemRole, "admin")))[0]?.n ?? 0;

/**
 * Holds other role changes until this transaction ends: two administrators cannot demote each other
 * at once.
 */
export const lockRoles = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(7305202)`);

export const updatePerson = async (tx: Tx, id: string, change: Partial<typeof user.$inferInsert>) =>
  (
    await tx
      .update(user)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(user.id, id))
      .returning()
  )[0];

/** True for the one caller who claims the installation: the row's key lets a single one through. */
export const claimInstallation = async (tx: Tx, personId: string) =>
  (
    await tx
      .insert(installation)
      .values({ key: FIRST_ADMIN, value: personId })
      .onConflictDoNothing()
      .returning()
  ).length === 1;

export const isClaimed = async (tx: Tx) =>
  (await tx.select().from(installation).where(eq(installation.key, FIRST_ADMIN))).length === 1;

export const listSessionRows = (tx: Tx, personId: string, now: Date) =>
  tx
    .select({
      id: session.id,
      createdAt: session.createdAt,
      lastSeenAt: session.updatedAt,
      userAgent: session.userAgent,
      address: session.ipAddress,
    })
    .from(session)
    .where(and(eq(session.userId, personId), gt(session.expiresAt, now)))
    .orderBy(desc(session.updatedAt));

export const deleteSession = async (tx: Tx, personId: string, id: string) =>
  (
    await tx
      .delete(session)
      .where(and(eq(session.userId, personId), eq(session.id, id)))
      .returning()
  ).length === 1;

export const deleteSessionsExcept = async (tx: Tx, personId: string, kept: string | null) =>
  (
    await tx
      .delete(session)
      .where(and(eq(session.userId, personId), kept === null ? undefined : ne(session.id, kept)))
      .returning()
  ).length;

/** Accounts, latest first, 50 a page; `cursor` is the last row of the page before. */
export const listPeopleRows = (
  tx: Tx,
  search: string,
  cursor: { at: Date; id: string } | null,
  limit: number,
) => {
  const like = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return tx
    .select()
    .from(user)
    .where(
      and(
        search === ""
          ? undefined
          : or(sql`${user.name} ilike ${like}`, sql`${user.email} ilike ${like}`),
        cursor === null
          ? undefined
          : sql`(${user.createdAt}, ${user.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(limit);
};

/**
 * Accounts whose making was cut short (no credential), older than `before`: their address is free
 * again.
 */
export const removeHalfMadeAccounts = async (tx: Tx, before: Date) => {
  const half = await tx
    .select({ id: user.id })
    .from(user)
    .leftJoin(account, eq(account.userId, user.id))
    .where(and(isNull(account.id), lt(user.createdAt, before)));
  for (const { id } of half) await tx.delete(user).where(eq(user.id, id));
  return half.length;
};

/** The links of every reset letter that was written to a person. */
export const forgetResetTokens = (tx: Tx, personId: string) =>
  tx
    .delete(verification)
    .where(
      and(
        eq(verification.value, personId),
        sql`${verification.identifier} like 'reset-password:%'`,
      ),
    );

export const removeEnded = async (tx: Tx, now: Date) => {
  await tx.delete(session).where(lt(session.expiresAt, now));
  await tx.delete(verification).where(lt(verification.expiresAt, now));
};

export const personExport = async (tx: Tx, id: string) => {
  const person = await findPerson(tx, id);
  const sessions = await tx
    .select({
      createdAt: session.createdAt,
      userAgent: session.userAgent,
      address: session.ipAddress,
    })
    .from(session)
    .where(eq(session.userId, id));
  return { profile: person, sessions };
};
