import { and, count, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { Kind, Status } from "../domain/report.ts";
import { contentReport } from "./tables.ts";

export const PAGE = 30;

const own = {
  id: contentReport.id,
  at: contentReport.at,
  reason: contentReport.reason,
  comment: contentReport.comment,
  status: contentReport.status,
  reply: contentReport.reply,
};
const whole = {
  ...own,
  kind: contentReport.kind,
  target: contentReport.target,
  version: contentReport.version,
  title: contentReport.title,
  excerpt: contentReport.excerpt,
};

/** Whether the report is there and its person's: another person's id is taken and stays theirs. */
export async function addReport(
  tx: Tx,
  row: typeof contentReport.$inferInsert & { id: string },
): Promise<boolean> {
  await tx.insert(contentReport).values(row).onConflictDoNothing();
  const found = await tx
    .select({ id: contentReport.id })
    .from(contentReport)
    .where(and(eq(contentReport.id, row.id), eq(contentReport.ownerId, row.ownerId)));
  return found.length === 1;
}

export const reportsOn = (tx: Tx, kind: Kind, target: string) =>
  tx
    .select(own)
    .from(contentReport)
    .where(and(eq(contentReport.kind, kind), eq(contentReport.target, target)))
    .orderBy(desc(contentReport.at), desc(contentReport.id))
    .limit(PAGE);

/** One more than a page, so that the caller knows whether another follows. Nobody is named. */
export const listReports = (
  tx: Tx,
  filter: { status?: Status | undefined; kind?: Kind | undefined; cursor?: string | undefined },
) =>
  tx
    .select(whole)
    .from(contentReport)
    .where(
      and(
        filter.status && eq(contentReport.status, filter.status),
        filter.kind && eq(contentReport.kind, filter.kind),
        filter.cursor
          ? sql`(${contentReport.at}, ${contentReport.id}) < (select c.at, c.id from content_report c where c.id::text = ${filter.cursor})`
          : undefined,
      ),
    )
    .orderBy(desc(contentReport.at), desc(contentReport.id))
    .limit(PAGE + 1);

/** Open reports by what they are about, "passage embolie-pulmonaire#t1". */
export async function openByTarget(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ kind: contentReport.kind, target: contentReport.target, open: count() })
    .from(contentReport)
    .where(eq(contentReport.status, "open"))
    .groupBy(contentReport.kind, contentReport.target);
  return new Map(rows.map(({ kind, target, open }) => [`${kind} ${target}`, open]));
}

export async function answerReport(
  tx: Tx,
  { id, status, reply }: { id: string; status: Status; reply: string },
): Promise<boolean> {
  const rows = await tx
    .update(contentReport)
    .set({ status, reply })
    .where(eq(contentReport.id, id))
    .returning({ id: contentReport.id });
  return rows.length === 1;
}

export const everyReport = (tx: Tx) => tx.select(whole).from(contentReport);

export async function eraseReports(tx: Tx, personId: string): Promise<void> {
  await tx.delete(contentReport).where(eq(contentReport.ownerId, personId));
}
