// Sums over every review and card for statistics, calibration and prediction: the rows stay in the
// database.
import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import {
  card,
  dayNumberOf,
  deck,
  fact,
  hourOf,
  instants,
  note,
} from "#features/flashcards/server/public.ts";
import {
  type Clock,
  clocks,
  dayNumber,
  type LocalMoment,
  type Rating,
} from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";

const count = sql<number>`count(*)::int`;
const passed = sql<number>`(count(*) filter (where ${fact.rating} <> 'very_difficult'))::int`;
const standing = and(isNotNull(fact.rating), eq(fact.retracted, false));
/** Of cards that were due, apart from their steps: what memory is judged on. */
const ofMemory = and(standing, eq(fact.before, "review"));
const since = (at: Date | undefined) =>
  sql`${fact.at} >= ${(at ?? new Date(0)).toISOString()}::timestamptz`;

/** By index of day from 1, from the first of `starts` on. */
export const dailyReviews = (tx: Tx, starts: readonly Date[]) =>
  tx
    .select({
      index: sql<number>`width_bucket(${fact.at}, ${instants(starts)})`.as("day_index"),
      reviews: count,
      duration: sql<number>`coalesce(sum(${fact.duration}), 0)::float8`,
      asked: sql<number>`(count(*) filter (where ${fact.before} = 'review'))::int`,
      passed: sql<number>`(count(*) filter (where ${fact.before} = 'review' and ${fact.rating} <> 'very_difficult'))::int`,
    })
    .from(fact)
    .where(and(standing, since(starts[0])))
    .groupBy(sql`day_index`);

/** Cards that were asked. */
const cards = sql<number>`count(distinct ${fact.cardId})::int`;

/** By parts of the day of `width` hours: part 0 begins at `first` o'clock. */
export const memoryByPart = (
  tx: Tx,
  {
    from,
    clocks,
    first,
    width,
  }: { from: Date | undefined; clocks: readonly Clock[]; first: number; width: number },
) =>
  tx
    .select({
      part: sql<number>`((${hourOf(clocks)} + ${24 - first}::int) % 24 / ${width}::int)`.as(
        "part_of_day",
      ),
      asked: count,
      passed,
      cards,
    })
    .from(fact)
    .where(and(ofMemory, since(from)))
    .groupBy(sql`part_of_day`);

const TAGS = 30;

/**
 * The tags asked most. Answers are summed by card first: a note is joined once a card, not once a
 * review.
 */
export function memoryByTag(tx: Tx, from: Date | undefined) {
  const asked = tx
    .select({
      cardId: fact.cardId,
      asked: sql`count(*)`.as("asked"),
      passed: sql`${passed}`.as("passed"),
    })
    .from(fact)
    .where(and(ofMemory, since(from)))
    .groupBy(fact.cardId)
    .as("answers");
  return tx
    .select({
      tag: sql<string>`tag`,
      asked: sql<number>`sum(${asked.asked})::int`,
      passed: sql<number>`sum(${asked.passed})::int`,
      cards: count,
    })
    .from(
      sql`${asked} join ${card} on ${card.id} = ${asked.cardId} join ${note} on ${note.id} = ${card.noteId}, unnest(${note.tags}) as tag`,
    )
    .groupBy(sql`tag`)
    .orderBy(sql`sum(${asked.asked}) desc, tag`)
    .limit(TAGS);
}

/** Reviews whose recall was foretold, by hundredths of it. */
export const recallBins = (tx: Tx) =>
  tx
    .select({
      bin: sql<number>`least(99, floor(${fact.recall} * 100))::int`.as("bin"),
      recall: sql<number>`avg(${fact.recall})::float8`,
      asked: count,
      passed,
    })
    .from(fact)
    .where(and(ofMemory, isNotNull(fact.recall)))
    .groupBy(sql`bin`);

/** Reviews made before recall was written down. */
export async function countUnmeasured(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ reviews: count })
    .from(fact)
    .where(and(ofMemory, sql`${fact.recall} is null`));
  return row?.reviews ?? 0;
}

/** How many of each answer were given to cards that were known. */
export async function knownAnswers(tx: Tx) {
  const rows = await tx
    .select({ rating: fact.rating, reviews: count })
    .from(fact)
    .where(and(ofMemory, ne(fact.rating, "very_difficult")))
    .groupBy(fact.rating);
  const of = (rating: Rating) => rows.find((row) => row.rating === rating)?.reviews ?? 0;
  return {
    difficult: of("difficult"),
    good: of("good"),
    easy: of("easy"),
    very_easy: of("very_easy"),
  };
}

/** Before the first review of anybody: spaced repetition by computer is younger. */
const EARLIEST = new Date("1990-01-01T00:00:00Z");

/**
 * Cards begun that come back between two of `starts` (each following day begins there; from null:
 * late ones too), alike ones together: stability by steps of a tenth, difficulty by whole numbers,
 * and study days since the last review when they come back.
 */
export const memoryGroups = (
  tx: Tx,
  now: LocalMoment,
  starts: readonly Date[],
  { from, until }: { from: Date | null; until: Date },
) => {
  const dueDay = sql<number>`width_bucket(${card.due}, ${instants(starts)})`;
  const reviewed = dayNumberOf(card.lastReview, clocks(now.timeZone, EARLIEST, now.at));
  // A card without a review, from a file that says so, comes back as one of that day.
  const elapsed = sql`greatest(0, coalesce(${dueDay} + ${dayNumber(now.at, now.timeZone)}::int - ${reviewed}, 0))`;
  return tx
    .select({
      day: dueDay.as("due_day"),
      stability: sql<number>`exp(avg(ln(greatest(${card.stability}, 0.01))))::float8`,
      difficulty: sql<number>`avg(${card.difficulty})::float8`,
      elapsed: sql<number>`avg(${elapsed})::float8`,
      retention: sql<number>`round((${deck.options}->>'retention')::numeric, 2)::float8`.as(
        "wanted",
      ),
      cards: count,
    })
    .from(card)
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(
      and(
        ne(card.phase, "new"),
        eq(card.suspended, false),
        isNotNull(card.due),
        sql`${card.due} < ${until.toISOString()}::timestamptz`,
        from === null ? undefined : sql`${card.due} >= ${from.toISOString()}::timestamptz`,
      ),
    )
    .groupBy(
      sql`due_day`,
      sql`wanted`,
      sql`round(ln(greatest(${card.stability}, 0.01)) * 6)`,
      sql`round(${card.difficulty} / 2)`,
      sql`round(ln(greatest(${elapsed}, 0.1)) * 4)`,
    );
};
