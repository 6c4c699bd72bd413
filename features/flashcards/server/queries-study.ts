// What is waiting to be studied, within the limits of the day.
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { card, deck, fact } from "./tables.ts";

export interface Moment {
  now: Date;
  /** The study day, when it began and when the next one does. */
  today: string;
  dayStart: Date;
  dayEnd: Date;
  timeZone: string;
}

export interface Done {
  deckId: string;
  /** New cards seen and reviews done since the day began. */
  fresh: number;
  due: number;
}

export function doneToday(tx: Tx, { dayStart }: Moment): Promise<Done[]> {
  const of = (phase: string) =>
    sql<number>`(count(*) filter (where ${fact.before} = ${phase}))::int`;
  return tx
    .select({ deckId: card.deckId, fresh: of("new"), due: of("review") })
    .from(fact)
    .innerJoin(card, eq(card.id, fact.cardId))
    .where(
      and(
        sql`${fact.at} >= ${dayStart.toISOString()}::timestamptz`,
        isNotNull(fact.before),
        eq(fact.retracted, false),
      ),
    )
    .groupBy(card.deckId);
}

/**
 * Neither suspended nor buried, nor the sibling of a card that was asked today in a deck that
 * buries siblings. The notes asked today are found once, not once a card: ten thousand look-ups
 * took seconds.
 */
const awake = ({ today, dayStart }: Moment): SQL => {
  const start = sql`${dayStart.toISOString()}::timestamptz`;
  const asked = sql`select s.note_id from flashcards_card s where s.last_review >= ${start}`;
  return sql`not ${card.suspended}
    and (${card.buriedUntil} is null or ${card.buriedUntil} <= ${today})
    and (${card.phase} in ('learning', 'relearning') or not coalesce((${deck.options} ->> 'burySiblings')::boolean, false)
      or case when ${card.lastReview} >= ${start}
        then ${card.noteId} not in (${asked} group by s.note_id having count(*) > 1)
        else ${card.noteId} not in (${asked}) end)`;
};

const dueAt = (at: Date) => sql`${card.due} < ${at.toISOString()}::timestamptz`;

export interface Counted {
  deckId: string;
  unseen: number;
  learning: number;
  due: number;
  total: number;
  suspended: number;
  neverSeen: number;
}

/** More than anybody has. */
const MOST_CARDS = 10_000_000;

/** Of each deck: what is there, and what could be asked before any limit. */
export function countCards(tx: Tx, moment: Moment): Promise<Counted[]> {
  const rows = tx
    .select({
      deckId: card.deckId,
      phase: card.phase,
      today: sql<boolean>`coalesce(${dueAt(moment.dayEnd)}, false)`.as("today"),
      suspended: card.suspended,
      awake: sql<boolean>`${awake(moment)}`.as("awake"),
    })
    .from(card)
    .innerJoin(deck, eq(deck.id, card.deckId))
    // With a limit, what is counted three times is worked out once a card.
    .limit(MOST_CARDS)
    .as("rows");
  const filtered = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const open = (phases: SQL) =>
    sql`${rows.phase} in (${phases}) and ${rows.today} and ${rows.awake}`;
  return tx
    .select({
      deckId: rows.deckId,
      unseen: filtered(sql`${rows.phase} = 'new' and ${rows.awake}`),
      learning: filtered(open(sql`'learning', 'relearning'`)),
      due: filtered(open(sql`'review'`)),
      total: sql<number>`count(*)::int`,
      suspended: filtered(sql`${rows.suspended}`),
      neverSeen: filtered(sql`${rows.phase} = 'new'`),
    })
    .from(rows)
    .groupBy(rows.deckId);
}

const waitingFields = { id: card.id, noteId: card.noteId, deckId: card.deckId, due: card.due };

/** How many of each deck may still be asked. */
export type Limits = readonly { deckId: string; left: number }[];

const within = (deckIds: readonly string[] | null, found: SQL | null) =>
  and(
    deckIds === null ? undefined : inArray(card.deckId, [...deckIds]),
    found ? sql`${card.id} in (${found})` : undefined,
  );

/** Cards in their learning steps that come back before `until`. */
export const learningCards = (
  tx: Tx,
  deckIds: readonly string[],
  found: SQL | null,
  moment: Moment,
  until: Date,
) =>
  tx
    .select(waitingFields)
    .from(card)
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(
      and(
        within(deckIds, found),
        inArray(card.phase, ["learning", "relearning"]),
        dueAt(until),
        awake(moment),
      ),
    )
    .orderBy(asc(card.due), asc(card.id))
    .limit(1000);

/** Reviews due before `until`, most late first, each deck within its limit. */
export const dueCards = (
  tx: Tx,
  limits: Limits,
  found: SQL | null,
  moment: Moment,
  until: Date,
  limit: number,
) =>
  ranked(
    tx,
    limits,
    found,
    and(eq(card.phase, "review"), dueAt(until), awake(moment)),
    sql`${card.due}`,
    limit,
  );

/** Cards never seen, in the order of their deck, each deck within its limit. */
export const freshCards = (
  tx: Tx,
  limits: Limits,
  found: SQL | null,
  moment: Moment,
  limit: number,
) =>
  ranked(
    tx,
    limits,
    found,
    and(eq(card.phase, "new"), awake(moment)),
    // At random, but the same way all day: a refresh does not change the next card.
    sql`case when ${deck.options} ->> 'newOrder' = 'random' then md5(${card.id}::text || ${moment.today}) end, ${card.position}`,
    limit,
  );

async function ranked(
  tx: Tx,
  limits: Limits,
  found: SQL | null,
  where: SQL | undefined,
  order: SQL,
  limit: number,
) {
  const open = limits.filter(({ left }) => left > 0);
  if (open.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${card.deckId} order by ${order}, ${card.id})`;
  const rows = tx.$with("ranked").as(
    tx
      .select({
        ...waitingFields,
        place: place.as("place"),
        whole: sql`row_number() over (order by ${order}, ${card.id})`.as("whole"),
      })
      .from(card)
      .innerJoin(deck, eq(deck.id, card.deckId))
      .where(
        and(
          where,
          within(
            open.map(({ deckId }) => deckId),
            found,
          ),
        ),
      ),
  );
  const allowed = sql`jsonb_to_recordset(${JSON.stringify(open)}::jsonb) as allowed("deckId" uuid, "left" int)`;
  return tx
    .with(rows)
    .select({ id: rows.id, noteId: rows.noteId, deckId: rows.deckId, due: rows.due })
    .from(rows)
    .innerJoin(allowed, sql`allowed."deckId" = ${rows.deckId}`)
    .where(sql`${rows.place} <= allowed."left"`)
    .orderBy(rows.whole)
    .limit(limit);
}

/** When the next card of these decks comes back. */
export async function nextDue(
  tx: Tx,
  deckIds: readonly string[],
  found: SQL | null,
): Promise<Date | null> {
  const [row] = await tx
    .select({ due: card.due })
    .from(card)
    .where(and(within(deckIds, found), isNotNull(card.due), eq(card.suspended, false)))
    .orderBy(asc(card.due))
    .limit(1);
  return row?.due ?? null;
}
