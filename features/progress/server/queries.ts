import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import type { DayRow } from "../domain/badges.ts";
import type { ByDay, Source } from "../domain/day-figures.ts";
import { dayTotal, fact, onCallDay, person } from "./tables.ts";

export type FactRow = typeof fact.$inferInsert;

/** Locks the person's row and says where they are; null when there is none yet. */
export async function lockPlace(tx: Tx, ownerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ timeZone: person.timeZone })
    .from(person)
    .where(eq(person.ownerId, ownerId))
    .for("update");
  return row?.timeZone ?? null;
}

/** Another device may make the row at the same moment: the first stays. */
export async function addPerson(tx: Tx, ownerId: string, timeZone: string): Promise<void> {
  await tx.insert(person).values({ ownerId, timeZone }).onConflictDoNothing();
}

/**
 * Locks the person's row and says where they are. The row is made with `assumed` when there is
 * none.
 */
export async function lockPerson(tx: Tx, ownerId: string, assumed: string): Promise<string> {
  const known = await lockPlace(tx, ownerId);
  if (known !== null) return known;
  await addPerson(tx, ownerId, assumed);
  return (await lockPlace(tx, ownerId)) ?? assumed;
}

export async function findTimeZone(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ timeZone: person.timeZone }).from(person);
  return row?.timeZone ?? null;
}

export const saveTimeZone = (tx: Tx, ownerId: string, timeZone: string) =>
  tx
    .insert(person)
    .values({ ownerId, timeZone })
    .onConflictDoUpdate({ target: person.ownerId, set: { timeZone } });

const factFields = {
  kind: fact.kind,
  id: fact.id,
  subject: fact.subject,
  at: fact.at,
  day: fact.day,
  timeZone: fact.timeZone,
  rating: fact.rating,
  duration: fact.duration,
  anchor: fact.anchor,
};

/** Everything known of a person's cards, or sheets. */
export const allFacts = (tx: Tx, source: Source) =>
  tx.select(factFields).from(fact).where(eq(fact.source, source));

/** Everything known of these cards or sheets. */
export const factsOf = (tx: Tx, ownerId: string, source: Source, subjects: readonly string[]) =>
  tx
    .select(factFields)
    .from(fact)
    .where(
      and(eq(fact.ownerId, ownerId), eq(fact.source, source), inArray(fact.subject, [...subjects])),
    );

/**
 * Where facts of these ids stand already, whatever they are about: `${kind} ${id}` and the card or
 * sheet.
 */
export async function placesOf(
  tx: Tx,
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ kind: fact.kind, id: fact.id, source: fact.source, subject: fact.subject })
    .from(fact)
    .where(
      and(
        eq(fact.ownerId, ownerId),
        inArray(fact.kind, ["review", "undo"]),
        inArray(fact.id, [...ids]),
      ),
    );
  return new Map(
    rows.map(({ kind, id, source, subject }) => [`${kind} ${id}`, `${source} ${subject}`]),
  );
}

export async function addFacts(tx: Tx, rows: readonly FactRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(fact)
      .values([...rows])
      .onConflictDoNothing();
}

/**
 * No device says so much of a day, and a sum that does not fit would stop every review that
 * follows.
 */
const MOST_MS = 2_147_483_647;

/** Adds differences to the days, in the order of the days. */
export async function addToDays(
  tx: Tx,
  ownerId: string,
  source: Source,
  days: ByDay,
): Promise<void> {
  if (days.size === 0) return;
  await tx
    .insert(dayTotal)
    .values([...days].map(([day, figures]) => ({ ownerId, source, day, ...figures })))
    .onConflictDoUpdate({
      target: [dayTotal.ownerId, dayTotal.day, dayTotal.source],
      set: {
        xp: sql`${dayTotal.xp} + excluded.xp`,
        done: sql`${dayTotal.done} + excluded.done`,
        earning: sql`${dayTotal.earning} + excluded.earning`,
        met: sql`${dayTotal.met} + excluded.met`,
        duration: sql`least(${MOST_MS}::bigint, ${dayTotal.duration}::bigint + excluded.duration)`,
      },
    });
}

const dayFields = {
  day: dayTotal.day,
  source: dayTotal.source,
  xp: dayTotal.xp,
  done: dayTotal.done,
  earning: dayTotal.earning,
  met: dayTotal.met,
  duration: dayTotal.duration,
};

export const allDays = (tx: Tx): Promise<DayRow[]> =>
  tx.select(dayFields).from(dayTotal).orderBy(asc(dayTotal.day));

export const daysSince = (tx: Tx, first: string): Promise<DayRow[]> =>
  tx.select(dayFields).from(dayTotal).where(gte(dayTotal.day, first)).orderBy(asc(dayTotal.day));

export async function onCallDays(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ day: onCallDay.day }).from(onCallDay).orderBy(asc(onCallDay.day));
  return rows.map(({ day }) => day);
}

export const addOnCall = (tx: Tx, ownerId: string, day: string, markedAt: Date) =>
  tx.insert(onCallDay).values({ ownerId, day, markedAt }).onConflictDoNothing();

export const removeOnCall = (tx: Tx, day: string) =>
  tx.delete(onCallDay).where(eq(onCallDay.day, day));
