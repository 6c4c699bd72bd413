import { and, asc, count, eq, gt, lt, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { RunEntry } from "../domain/run.ts";
import { runDevice, runEntry, runMember, sharedRun } from "./tables.ts";

export type SharedRunRow = typeof sharedRun.$inferSelect;

export async function findRun(tx: Tx, id: string): Promise<SharedRunRow | null> {
  const [row] = await tx.select().from(sharedRun).where(eq(sharedRun.id, id));
  return row ?? null;
}

export async function findByCode(tx: Tx, code: string): Promise<SharedRunRow | null> {
  const [row] = await tx.select().from(sharedRun).where(eq(sharedRun.code, code));
  return row ?? null;
}

export const followedRuns = (tx: Tx) =>
  tx.select().from(sharedRun).orderBy(asc(sharedRun.sharedAt));

export async function addRun(tx: Tx, row: SharedRunRow): Promise<void> {
  await tx.insert(sharedRun).values(row).onConflictDoNothing({ target: sharedRun.id });
}

export async function addMember(tx: Tx, runId: string, ownerId: string): Promise<void> {
  await tx.insert(runMember).values({ runId, ownerId }).onConflictDoNothing();
}

export async function entriesOf(tx: Tx, runId: string): Promise<RunEntry[]> {
  const rows = await tx
    .select()
    .from(runEntry)
    .where(eq(runEntry.runId, runId))
    .orderBy(asc(runEntry.at), asc(runEntry.id));
  return rows.map(({ id, kind, at, step, text }) => ({
    ...{ id, kind, at },
    ...(step === null ? {} : { step }),
    ...(text === null ? {} : { text }),
  }));
}

export async function countEntries(tx: Tx, runId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(runEntry).where(eq(runEntry.runId, runId));
  return row?.n ?? 0;
}

export async function addEntries(
  tx: Tx,
  runId: string,
  entries: readonly RunEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, runId }));
  await tx.insert(runEntry).values(rows).onConflictDoNothing();
}

/** Telephones heard since `since`, this one with them. */
export async function noteDevice(
  tx: Tx,
  runId: string,
  device: string,
  now: Date,
  since: Date,
): Promise<number> {
  await tx
    .insert(runDevice)
    .values({ runId, device, seenAt: now })
    .onConflictDoUpdate({ target: [runDevice.runId, runDevice.device], set: { seenAt: now } });
  const [row] = await tx
    .select({ n: count() })
    .from(runDevice)
    .where(and(eq(runDevice.runId, runId), gt(runDevice.seenAt, since)));
  return row?.n ?? 1;
}

export async function dropRun(tx: Tx, id: string, personId: string): Promise<void> {
  await tx.delete(runMember).where(and(eq(runMember.runId, id), eq(runMember.ownerId, personId)));
  await tx.delete(sharedRun).where(and(eq(sharedRun.id, id), eq(sharedRun.ownerId, personId)));
}

/** Shared runs speak of a patient: they do not stay. */
export async function eraseRunsBefore(tx: Tx, day: Date): Promise<void> {
  await tx.delete(sharedRun).where(lt(sharedRun.sharedAt, day));
  await tx
    .delete(runMember)
    .where(sql`not exists (select 1 from checklist_run r where r.id = ${runMember.runId})`);
}

export async function everyRun(tx: Tx, ownerId: string) {
  const runs = await tx.select().from(sharedRun).where(eq(sharedRun.ownerId, ownerId));
  const whole = [];
  for (const { id, checklist, title, sharedAt } of runs)
    whole.push({ checklist, title, sharedAt, entries: await entriesOf(tx, id) });
  return whole;
}

export async function eraseRuns(tx: Tx, personId: string): Promise<void> {
  await tx.delete(runMember).where(eq(runMember.ownerId, personId));
  await tx.delete(sharedRun).where(eq(sharedRun.ownerId, personId));
}
