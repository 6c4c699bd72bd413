// Counts for the statistics and the planning. Days are counted between the instants at which they
// begin, so that the database needs to know no time zone.
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { card, fact, hourOf, instants, note, numbers } from "#features/flashcards/server/public.ts";
import type { Clock } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";

/** null: every deck. */
type Decks = readonly string[] | null;
const inDecks = (deckIds: Decks) =>
  deckIds === null ? undefined : inArray(card.deckId, [...deckIds]);
const count = sql<number>`count(*)::int`;

/** Reviews that count, since a moment. */
const counting = (deckIds: Decks, since: Date) =>
  and(
    isNotNull(fact.rating),
    eq(fact.retracted, false),
    sql`${fact.at} >= ${since.toISOString()}::timestamptz`,
    inDecks(deckIds),
  );
const passed = sql<number>`(count(*) filter (where ${fact.rating} <> 'very_difficult'))::int`;

export async function totals(tx: Tx, deckIds: Decks) {
  const [row] = await tx
    .select({ cards: count, notes: sql<number>`count(distinct ${card.noteId})::int` })
    .from(card)
    .where(inDecks(deckIds));
  return row ?? { cards: 0, notes: 0 };
}

export const byMastery = (tx: Tx, deckIds: Decks, masteredFrom: number) =>
  tx
    .select({
      phase: card.phase,
      mastered: sql<boolean>`${card.stability} >= ${masteredFrom}::float8`.as("mastered"),
      suspended: card.suspended,
      cards: count,
    })
    .from(card)
    .where(inDecks(deckIds))
    .groupBy(card.phase, sql`mastered`, card.suspended);

/** Cards due before the first of `starts` (index 0), from it to the second (1), and so on. */
export async function dueByDay(
  tx: Tx,
  deckIds: Decks,
  starts: readonly Date[],
): Promise<Map<number, number>> {
  const index = sql<number>`width_bucket(${card.due}, ${instants(starts)})`.as("day_index");
  const rows = await tx
    .select({ index, cards: count })
    .from(card)
    .where(and(isNotNull(card.due), eq(card.suspended, false), inDecks(deckIds)))
    .groupBy(sql`day_index`);
  return new Map(rows.map((row) => [row.index, row.cards]));
}

/** Reviews and time from the first of `starts` on, by index of day from 1. */
export const reviewsByDay = (tx: Tx, deckIds: Decks, starts: readonly Date[]) =>
  tx
    .select({
      index: sql<number>`width_bucket(${fact.at}, ${instants(starts)})`.as("day_index"),
      reviews: count,
      duration: sql<number>`coalesce(sum(${fact.duration}), 0)::float8`,
    })
    .from(fact)
    .innerJoin(card, eq(card.id, fact.cardId))
    .where(counting(deckIds, starts[0] ?? new Date(0)))
    .groupBy(sql`day_index`);

/** Reviews by hour of the clock, with how many were known. */
export const reviewsByHour = (tx: Tx, deckIds: Decks, since: Date, clocks: readonly Clock[]) =>
  tx
    .select({ hour: sql<number>`${hourOf(clocks)}`.as("clock_hour"), asked: count, passed })
    .from(fact)
    .innerJoin(card, eq(card.id, fact.cardId))
    .where(counting(deckIds, since))
    .groupBy(sql`clock_hour`);

/** Answers by rating and by how well the card was known: in its steps, young, or mature. */
export async function answers(tx: Tx, deckIds: Decks, since: Date, matureFrom: number) {
  const kind = sql<
    "learning" | "young" | "mature"
  >`case when ${fact.before} <> 'review' then 'learning'
    when ${fact.beforeInterval} >= ${matureFrom}::float8 then 'mature' else 'young' end`.as("kind");
  return tx
    .select({ rating: fact.rating, kind, reviews: count })
    .from(fact)
    .innerJoin(card, eq(card.id, fact.cardId))
    .where(counting(deckIds, since))
    .groupBy(fact.rating, sql`kind`);
}

/** Cards by class of a measure: below edge 1, from edge 1 to edge 2, and so on. */
export async function cardsByClass(
  tx: Tx,
  deckIds: Decks,
  measure: "interval" | "stability" | "difficulty",
  edges: readonly number[],
): Promise<Map<number, number>> {
  const index = sql<number>`width_bucket(${card[measure]}, ${numbers(edges)})`.as("class_index");
  const rows = await tx
    .select({ index, cards: count })
    .from(card)
    .where(and(eq(card.phase, "review"), inDecks(deckIds)))
    .groupBy(sql`class_index`);
  return new Map(rows.map((row) => [row.index, row.cards]));
}

const TAGS = 50;

/** The tags with most cards. */
export const cardsByTag = (tx: Tx, deckIds: Decks) =>
  tx
    .select({ tag: sql<string>`tag`, cards: count })
    .from(sql`${card} join ${note} on ${note.id} = ${card.noteId}, unnest(${note.tags}) as tag`)
    .where(inDecks(deckIds))
    .groupBy(sql`tag`)
    .orderBy(sql`count(*) desc, tag`)
    .limit(TAGS);

/**
 * How the reviews of each tag went. Answers are summed by card first: a note is joined once a card,
 * not once a review.
 */
export function answersByTag(tx: Tx, deckIds: Decks, since: Date) {
  const asked = tx
    .select({
      cardId: fact.cardId,
      asked: sql`count(*)`.as("asked"),
      passed: sql`${passed}`.as("passed"),
    })
    .from(fact)
    .innerJoin(card, eq(card.id, fact.cardId))
    .where(and(counting(deckIds, since), eq(fact.before, "review")))
    .groupBy(fact.cardId)
    .as("answers");
  return tx
    .select({
      tag: sql<string>`tag`,
      asked: sql<number>`sum(${asked.asked})::int`,
      passed: sql<number>`sum(${asked.passed})::int`,
    })
    .from(
      sql`${asked} join ${card} on ${card.id} = ${asked.cardId} join ${note} on ${note.id} = ${card.noteId}, unnest(${note.tags}) as tag`,
    )
    .groupBy(sql`tag`);
}

/**
 * Cards in review, grouped by whole day of stability and difficulty and by days until due: enough
 * to plan with.
 */
export async function memoryClasses(tx: Tx, deckIds: Decks, starts: readonly Date[]) {
  return tx
    .select({
      day: sql<number>`greatest(width_bucket(${card.due}, ${instants(starts)}) - 1, 0)`.as(
        "due_day",
      ),
      stability: sql<number>`greatest(round(${card.stability}), 1)::float8`.as("rounded_stability"),
      difficulty: sql<number>`greatest(round(${card.difficulty}), 1)::float8`.as(
        "rounded_difficulty",
      ),
      cards: count,
    })
    .from(card)
    .where(and(isNotNull(card.due), eq(card.suspended, false), inDecks(deckIds)))
    .groupBy(sql`due_day`, sql`rounded_stability`, sql`rounded_difficulty`);
}

export async function unseen(tx: Tx, deckIds: Decks) {
  return tx
    .select({ deckId: card.deckId, cards: count })
    .from(card)
    .where(and(eq(card.phase, "new"), eq(card.suspended, false), inDecks(deckIds)))
    .groupBy(card.deckId);
}

/** Milliseconds, median of the last thousand timed reviews; null without enough of them. */
export async function medianDuration(tx: Tx): Promise<number | null> {
  const last = tx
    .select({ duration: fact.duration })
    .from(fact)
    .where(and(isNotNull(fact.duration), eq(fact.retracted, false)))
    .orderBy(sql`${fact.at} desc`)
    .limit(1000)
    .as("last");
  const [row] = await tx
    .select({
      reviews: count,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${last.duration})`,
    })
    .from(last);
  return row && row.reviews >= 30 ? row.median : null;
}
