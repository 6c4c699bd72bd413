// The query language of the manage tab as SQL.
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import { addDays, clocks, startOfStudyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { MASTERED_FROM_DAYS } from "../domain/mastery.ts";
import { searchText } from "../domain/note-content.ts";
import { plainText } from "../domain/plain-text.ts";
import { type Query, type Term, withoutImplied } from "../domain/query.ts";
import type { FoundCard, Sort } from "../domain/wire-manage.ts";
import { cardFields, toCard } from "./queries-cards.ts";
import { hourOf } from "./queries-clock.ts";
import type { Moment } from "./queries-study.ts";
import { card, deck, fact, note } from "./tables.ts";

/** A pattern of LIKE in which `*` is anything and everything else is itself. */
const pattern = (value: string, around: "" | "%") =>
  `${around}${value.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%")}${around}`;

/** When the first of the last `days` study days began. */
const since = ({ today, timeZone }: Moment, days: number): Date =>
  startOfStudyDay(addDays(today, 1 - days), timeZone);
const after = (moment: Moment, days: number) =>
  sql`${since(moment, days).toISOString()}::timestamptz`;

/** What is asked of reviews. */
type ReviewTerm = Extract<Term, { key: "rated" | "hour" | "answer" }>;
const ofReviews = (term: Term): term is ReviewTerm =>
  term.key === "rated" || term.key === "hour" || term.key === "answer";

/** Before the first review that anybody has. */
const LONG_AGO = new Date("2000-01-01T00:00:00Z");

function ofReview(term: ReviewTerm, moment: Moment, first: Date): SQL | undefined {
  switch (term.key) {
    case "rated":
      return sql`${fact.at} >= ${after(moment, term.value)}`;
    case "hour": {
      const hour = hourOf(
        clocks(moment.timeZone, first < LONG_AGO ? LONG_AGO : first, moment.dayEnd),
      );
      const [from, until] = [sql`${hour} >= ${term.value}::int`, sql`${hour} < ${term.until}::int`];
      return term.value < term.until ? and(from, until) : or(from, until);
    }
    case "answer": {
      const due = eq(fact.before, "review");
      if (term.value === "due") return due;
      const forgotten = eq(fact.rating, "very_difficult");
      return and(due, term.value === "forgotten" ? forgotten : not(forgotten));
    }
  }
}

/** A card with a review of which all of these hold. */
function reviewed(terms: readonly ReviewTerm[], moment: Moment): SQL {
  const days = Math.min(
    36_500,
    ...terms.map((term) => (term.key === "rated" ? term.value : 36_500)),
  );
  const first = since(moment, days);
  // "is true" keeps it a list of cards, hashed once: as a join, whatever the planner knows of a new
  // collection decides whether ten thousand cards take milliseconds or ten seconds.
  return sql`(${card.id} in (select ${fact.cardId} from ${fact} where ${fact.rating} is not null
    and not ${fact.retracted} and ${and(...terms.map((term) => ofReview(term, moment, first)))})) is true`;
}

/** A note with this text anywhere. */
const holding = (text: string): SQL => sql`${note.words} like ${pattern(text, "%")}`;
const isWanted = (term: Term): term is Extract<Term, { key: "text" }> =>
  term.key === "text" && !term.not;

function condition(term: Term, moment: Moment): SQL | undefined {
  if (ofReviews(term)) return reviewed([term], moment);
  switch (term.key) {
    case "text":
      return holding(searchText(plainText(term.value)));
    case "deck": {
      const name = pattern(term.value.toLowerCase(), "");
      return sql`(lower(${deck.name}) like ${name} or lower(${deck.name}) like ${`${name}::%`})`;
    }
    case "tag": {
      const name = pattern(term.value.toLowerCase(), "");
      return term.value.toLowerCase() === "none"
        ? sql`${note.tags} = '{}'`
        : sql`exists (select 1 from unnest(${note.tags}) as t where lower(t) like ${name} or lower(t) like ${`${name}::%`})`;
    }
    case "exactTag":
      return sql`${term.value} = any(${note.tags})`;
    case "is":
      return state(term.value, moment);
    case "flag":
      return eq(card.flag, term.value);
    case "kind":
      return eq(note.kind, term.value);
    case "mode":
      return eq(note.mode, term.value);
    case "specialty":
      return eq(note.specialty, term.value);
    case "difficulty":
      return eq(note.difficulty, term.value);
    case "prop":
      return sql`${card[term.property]} ${sql.raw(term.compare)} ${term.value}`;
    case "added":
      return sql`${note.createdAt} >= ${after(moment, term.value)}`;
  }
}

function state(
  value: Extract<Term, { key: "is" }>["value"],
  { today, dayEnd }: Moment,
): SQL | undefined {
  const inSteps = sql`${card.phase} in ('learning', 'relearning')`;
  switch (value) {
    case "new":
    case "review":
      return eq(card.phase, value);
    case "learning":
      return inSteps;
    case "due":
      return sql`(${card.due} < ${dayEnd.toISOString()}::timestamptz and not ${card.suspended})`;
    case "suspended":
      return eq(card.suspended, true);
    case "buried":
      return sql`coalesce(${card.buriedUntil} > ${today}, false)`;
    case "leech":
      return eq(card.leech, true);
    case "flagged":
      return sql`${card.flag} > 0`;
    case "mastered":
      return sql`(${card.phase} = 'review' and ${card.stability} >= ${MASTERED_FROM_DAYS})`;
  }
}

/** What is wanted of reviews must hold of one same review; what is excluded is excluded alone. */
function matching({ terms }: Query, moment: Moment) {
  const together = terms.filter(ofReviews).filter((term) => !term.not);
  const wanted = terms.filter(isWanted).map(({ value }) => searchText(plainText(value)));
  return and(
    ...withoutImplied(wanted).map(holding),
    ...terms
      .filter((term) => !isWanted(term) && (term.not || !ofReviews(term)))
      .map((term) => {
        const one = condition(term, moment);
        return one && term.not ? or(not(one), sql`(${one}) is null`) : one;
      }),
    together.length === 0 ? undefined : reviewed(together, moment),
  );
}

/**
 * Ids of the cards a query finds, as a part of another statement; null when it asks for nothing.
 */
export const foundIds = (query: Query, moment: Moment): SQL | null =>
  query.terms.length === 0
    ? null
    : sql`select ${card.id} from ${card} join ${note} on ${note.id} = ${card.noteId} join ${deck} on ${deck.id} = ${card.deckId}
        where ${matching(query, moment)}`;

/** How many cards a query finds. */
export async function countCards(tx: Tx, query: Query, moment: Moment): Promise<number> {
  const [row] = await tx
    .select({ cards: sql<number>`count(*)::int` })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(matching(query, moment));
  return row?.cards ?? 0;
}

const ORDER: Record<Sort, SQL> = {
  added: sql`${note.createdAt}`,
  edited: sql`${note.updatedAt}`,
  due: sql`${card.due}`,
  question: sql`${note.folded}`,
  difficulty: sql`${card.difficulty}`,
  stability: sql`${card.stability}`,
  lapses: sql`${card.lapses}`,
};

interface Page {
  sort: Sort;
  descending: boolean;
  offset: number;
  limit: number;
}

export async function searchCards(
  tx: Tx,
  query: Query,
  moment: Moment,
  { sort, descending, offset, limit }: Page,
) {
  const where = matching(query, moment);
  const direction = sql.raw(descending ? "desc nulls last" : "asc nulls last");
  const page = tx
    .select({ id: card.id, total: sql<number>`(count(*) over ())::int`.as("total") })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(where)
    .orderBy(sql`${ORDER[sort]} ${direction}, ${card.position}, ${card.id}`)
    .limit(limit)
    .offset(offset)
    .as("page");
  const rows = await tx
    .select({
      row: cardFields,
      total: page.total,
      kind: note.kind,
      question: note.shownQuestion,
      answer: note.shownAnswer,
      deck: deck.name,
      tags: note.tags,
      specialty: note.specialty,
      noteDifficulty: note.difficulty,
      mode: note.mode,
    })
    .from(page)
    .innerJoin(card, eq(card.id, page.id))
    .innerJoin(note, eq(note.id, card.noteId))
    .innerJoin(deck, eq(deck.id, card.deckId))
    .orderBy(sql`${ORDER[sort]} ${direction}, ${card.position}, ${card.id}`);
  const cards: FoundCard[] = rows.map(({ row, ...shown }) => ({ ...toCard(row), ...shown }));
  const total = rows[0]?.total ?? (offset === 0 ? 0 : await countFound(tx, where));
  return { total, cards };
}

/** A page beyond the last has no row to tell the total. */
async function countFound(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(where);
  return row?.total ?? 0;
}

export async function idsFound(tx: Tx, query: Query, moment: Moment): Promise<string[]> {
  const rows = await tx
    .select({ id: card.id })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .innerJoin(deck, eq(deck.id, card.deckId))
    .where(matching(query, moment));
  return rows.map(({ id }) => id);
}
