// The query language of the manage tab as SQL.
import { and, eq, not, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#platform/db/database.ts";
import { MASTERED_FROM_DAYS } from "../domain/mastery.ts";
import { searchText } from "../domain/note-content.ts";
import { plainText } from "../domain/plain-text.ts";
import type { Query, Term } from "../domain/query.ts";
import type { FoundCard, Sort } from "../domain/wire-manage.ts";
import { cardFields, toCard } from "./queries-cards.ts";
import type { Moment } from "./queries-study.ts";
import { card, deck, fact, note } from "./tables.ts";

/** A pattern of LIKE in which `*` is anything and everything else is itself. */
const pattern = (value: string, around: "" | "%") =>
  `${around}${value.replace(/[\\%_]/g, "\\$&").replaceAll("*", "%")}${around}`;

const before = (moment: Moment, days: number) =>
  new Date(moment.dayStart.getTime() - (days - 1) * 86_400_000).toISOString();

function condition(term: Term, moment: Moment): SQL | undefined {
  switch (term.key) {
    case "text":
      return sql`${note.words} like ${pattern(searchText(plainText(term.value)), "%")}`;
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
      return sql`${note.createdAt} >= ${before(moment, term.value)}::timestamptz`;
    case "rated":
      return sql`exists (select 1 from ${fact} where ${fact.cardId} = ${card.id} and ${fact.rating} is not null
        and not ${fact.retracted} and ${fact.at} >= ${before(moment, term.value)}::timestamptz)`;
  }
}

function state(value: Extract<Term, { key: "is" }>["value"], { today, dayEnd }: Moment): SQL | undefined {
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

const matching = ({ terms }: Query, moment: Moment) =>
  and(
    ...terms.map((term) => {
      const one = condition(term, moment);
      return one && term.not ? or(not(one), sql`(${one}) is null`) : one;
    }),
  );

/** Ids of the cards a query finds, as a part of another statement; null when it asks for nothing. */
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

export async function searchCards(tx: Tx, query: Query, moment: Moment, { sort, descending, offset, limit }: Page) {
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
