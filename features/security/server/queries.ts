// Rows of the security log and of error reports. Both are system tables: every query here runs in a
// system transaction.
import { and, count, desc, eq, gte, ilike, lt, or, type SQL, sql } from "drizzle-orm";
import { insertAuditEvent, insertErrorReport } from "#platform/audit/queries.ts";
import { auditEvent, errorReport } from "#platform/audit/tables.ts";
import type { Tx } from "#platform/db/database.ts";
import { user } from "#platform/db/tables.ts";
import type { ActionCount, SourceCount } from "../domain/threat-level.ts";

export interface EventFilter {
  level?: string | undefined;
  action?: string | undefined;
  search?: string | undefined;
  person?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** A search text matches as typed: % and _ are characters like others. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

export async function addEvent(tx: Tx, row: typeof auditEvent.$inferInsert): Promise<void> {
  await insertAuditEvent(tx, row);
}

/** One more than the limit, so that the caller knows whether a page follows. */
export async function listEvents(tx: Tx, filter: EventFilter) {
  const { cursor, search } = filter;
  const wanted: (SQL | undefined)[] = [
    filter.level ? eq(auditEvent.level, filter.level) : undefined,
    filter.action ? eq(auditEvent.action, filter.action) : undefined,
    filter.person ? eq(auditEvent.personId, filter.person) : undefined,
    search
      ? or(
          ilike(auditEvent.resource, contains(search)),
          ilike(auditEvent.details, contains(search)),
          ilike(auditEvent.address, contains(search)),
          ilike(user.name, contains(search)),
          ilike(user.email, contains(search)),
        )
      : undefined,
    // The row itself is the cursor: its time has microseconds, which a JavaScript date would lose.
    cursor
      ? sql`(${auditEvent.at}, ${auditEvent.position}) < (select c.at, c.position from audit_event c where c.id = ${cursor})`
      : undefined,
  ];
  return tx
    .select({
      id: auditEvent.id,
      at: auditEvent.at,
      personId: auditEvent.personId,
      personName: user.name,
      action: auditEvent.action,
      resource: auditEvent.resource,
      details: auditEvent.details,
      userAgent: auditEvent.userAgent,
      address: auditEvent.address,
      level: auditEvent.level,
    })
    .from(auditEvent)
    .leftJoin(user, eq(user.id, auditEvent.personId))
    .where(and(...wanted))
    .orderBy(desc(auditEvent.at), desc(auditEvent.position))
    .limit(filter.limit + 1);
}

/** The most frequent actions since `since`, for the filter of the log. */
export async function frequentActions(tx: Tx, since: Date): Promise<string[]> {
  const rows = await tx
    .select({ action: auditEvent.action })
    .from(auditEvent)
    .where(gte(auditEvent.at, since))
    .groupBy(auditEvent.action)
    .orderBy(desc(count()))
    .limit(40);
  return rows.map((row) => row.action).sort();
}

export async function personCounts(tx: Tx, personId: string, since: Date): Promise<ActionCount[]> {
  return tx
    .select({ action: auditEvent.action, count: count() })
    .from(auditEvent)
    .where(and(eq(auditEvent.personId, personId), gte(auditEvent.at, since)))
    .groupBy(auditEvent.action);
}

export async function sourceCounts(tx: Tx, since: Date): Promise<SourceCount[]> {
  const source = sql<string>`coalesce(${auditEvent.personId}, ${auditEvent.address})`;
  return tx
    .select({ source, action: auditEvent.action, count: count() })
    .from(auditEvent)
    .where(gte(auditEvent.at, since))
    .groupBy(source, auditEvent.action);
}

export interface ReportFilter {
  handled?: boolean | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

export async function listReports(tx: Tx, { handled, search, cursor, limit }: ReportFilter) {
  return tx
    .select({
      id: errorReport.id,
      at: errorReport.at,
      side: errorReport.side,
      message: errorReport.message,
      route: errorReport.route,
      handled: errorReport.handled,
    })
    .from(errorReport)
    .where(
      and(
        handled === undefined ? undefined : eq(errorReport.handled, handled),
        search
          ? or(
              ilike(errorReport.id, contains(search)),
              ilike(errorReport.message, contains(search)),
              ilike(errorReport.route, contains(search)),
            )
          : undefined,
        cursor
          ? sql`(${errorReport.at}, ${errorReport.id}) < (select c.at, c.id from error_report c where c.id = ${cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(errorReport.at), desc(errorReport.id))
    .limit(limit + 1);
}

export async function openReports(tx: Tx): Promise<number> {
  const rows = await tx
    .select({ n: count() })
    .from(errorReport)
    .where(eq(errorReport.handled, false));
  return rows[0]?.n ?? 0;
}

export async function readReport(tx: Tx, id: string) {
  const rows = await tx
    .select({
      id: errorReport.id,
      at: errorReport.at,
      side: errorReport.side,
      message: errorReport.message,
      route: errorReport.route,
      handled: errorReport.handled,
      stack: errorReport.stack,
      userAgent: errorReport.userAgent,
      personName: user.name,
    })
    .from(errorReport)
    .leftJoin(user, eq(user.id, errorReport.personId))
    .where(eq(errorReport.id, id));
  return rows[0];
}

export async function markReport(tx: Tx, id: string, handled: boolean): Promise<boolean> {
  const rows = await tx
    .update(errorReport)
    .set({ handled })
    .where(eq(errorReport.id, id))
    .returning({ id: errorReport.id });
  return rows.length > 0;
}

/** Writes a browser's report once: the same id again changes nothing. */
export async function addBrowserReport(
  tx: Tx,
  row: Omit<typeof errorReport.$inferInsert, "side">,
): Promise<void> {
  await insertErrorReport(tx, { ...row, side: "browser" });
}

export async function purgeOld(tx: Tx, limits: { events: Date; reports: Date }): Promise<void> {
  await tx.delete(auditEvent).where(lt(auditEvent.at, limits.events));
  await tx.delete(errorReport).where(lt(errorReport.at, limits.reports));
}

export async function eventsOf(tx: Tx, personId: string) {
  return tx
    .select({
      at: auditEvent.at,
      action: auditEvent.action,
      resource: auditEvent.resource,
      details: auditEvent.details,
      userAgent: auditEvent.userAgent,
      address: auditEvent.address,
      level: auditEvent.level,
    })
    .from(auditEvent)
    .where(eq(auditEvent.personId, personId))
    .orderBy(desc(auditEvent.at), desc(auditEvent.position));
}

export async function reportsOf(tx: Tx, personId: string) {
  return tx
    .select({
      id: errorReport.id,
      at: errorReport.at,
      message: errorReport.message,
      route: errorReport.route,
    })
    .from(errorReport)
    .where(eq(errorReport.personId, personId))
    .orderBy(desc(errorReport.at));
}

/**
 * What happened stays, who it happened to goes: the rows lose the person, the address, the browser
 * and the details.
 */
export async function anonymise(tx: Tx, personId: string): Promise<void> {
  await tx
    .update(auditEvent)
    .set({ personId: null, address: "", userAgent: "", details: "" })
    .where(eq(auditEvent.personId, personId));
  // Role changes name the administrator who made them in the row of somebody else.
  await tx
    .update(auditEvent)
    .set({ details: sql`replace(${auditEvent.details}, ${personId}, '')` })
    .where(sql`strpos(${auditEvent.details}, ${personId}) > 0`);
  await tx
    .update(auditEvent)
    .set({ resource: "" })
    .where(sql`strpos(${auditEvent.resource}, ${personId}) > 0`);
  await tx
    .update(errorReport)
    .set({ personId: null, userAgent: "" })
    .where(eq(errorReport.personId, personId));
}
