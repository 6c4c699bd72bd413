// Figures and mails an administrator reads. System transactions only: they see every account.
import { and, count, countDistinct, desc, eq, gte, ilike, inArray, or, sql } from "drizzle-orm";
import { auditEvent, errorReport } from "#platform/audit/tables.ts";
import { session } from "#platform/auth/server/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import { mailMessage } from "#platform/mail/tables.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export async function readOverview(tx: Tx, now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
  const [accounts] = await tx
    .select({
      total: count(),
      verified: count(sql`case when ${user.emailVerified} then 1 end`),
      newThisWeek: count(
        sql`case when ${user.createdAt} >= ${ago(7 * DAY)}::timestamptz then 1 end`,
      ),
      administrators: count(sql`case when ${user.systemRole} = 'admin' then 1 end`),
      moderators: count(sql`case when ${user.systemRole} = 'moderator' then 1 end`),
    })
    .from(user);
  const [sessions] = await tx
    .select({ active: count(), people: countDistinct(session.userId) })
    .from(session)
    .where(gte(session.expiresAt, now));
  const [mails] = await tx
    .select({
      total: count(),
      today: count(sql`case when ${mailMessage.createdAt} >= ${ago(DAY)}::timestamptz then 1 end`),
      failed: count(sql`case when ${mailMessage.status} = 'failed' then 1 end`),
    })
    .from(mailMessage);
  const [errors] = await tx
    .select({
      open: count(sql`case when not ${errorReport.handled} then 1 end`),
      today: count(sql`case when ${errorReport.at} >= ${ago(DAY)}::timestamptz then 1 end`),
    })
    .from(errorReport);
  const [events] = await tx
    .select({
      lastHour: count(),
      warnings: count(
        sql`case when ${inArray(auditEvent.level, ["warning", "critical"])} then 1 end`,
      ),
    })
    .from(auditEvent)
    .where(gte(auditEvent.at, new Date(now.getTime() - HOUR)));
  const size = await tx.execute<{ bytes: string | number }>(
    sql`select pg_database_size(current_database()) as bytes`,
  );
  return {
    accounts: accounts ?? {
      total: 0,
      verified: 0,
      newThisWeek: 0,
      administrators: 0,
      moderators: 0,
    },
    sessions: sessions ?? { active: 0, people: 0 },
    mails: mails ?? { total: 0, today: 0, failed: 0 },
    errors: errors ?? { open: 0, today: 0 },
    events: events ?? { lastHour: 0, warnings: 0 },
    bytes: Number(size.rows[0]?.bytes ?? 0),
  };
}

const summary = {
  id: mailMessage.id,
  at: mailMessage.createdAt,
  to: mailMessage.recipient,
  subject: mailMessage.subject,
  status: mailMessage.status,
};

/** A search text matches as typed: % and _ are characters like others. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** One more than the limit, so that the caller knows whether a page follows. */
export async function listMails(
  tx: Tx,
  filter: { search?: string | undefined; cursor?: string | undefined; limit: number },
) {
  const { cursor, search } = filter;
  return tx
    .select(summary)
    .from(mailMessage)
    .where(
      and(
        search
          ? or(
              ilike(mailMessage.recipient, contains(search)),
              ilike(mailMessage.subject, contains(search)),
            )
          : undefined,
        cursor
          ? sql`(${mailMessage.createdAt}, ${mailMessage.id}) < (select c.created_at, c.id from mail_message c where c.id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(filter.limit + 1);
}

export async function readMail(tx: Tx, id: string) {
  const rows = await tx
    .select({
      ...summary,
      text: mailMessage.body,
      sentAt: mailMessage.sentAt,
      error: mailMessage.error,
    })
    .from(mailMessage)
    .where(eq(mailMessage.id, id));
  return rows[0];
}
