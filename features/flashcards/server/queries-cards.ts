// Cards, their facts, and the state that the facts make.
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import {
  type CardState,
  DEFAULT_ZONE,
  type Fact,
  type Phase,
} from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { CardRow } from "../domain/wire-study.ts";
import { textArray } from "./queries.ts";
import { fieldColumns } from "./queries-notes.ts";
import { card, deck, fact, note } from "./tables.ts";

const { ownerId: _, createdAt: __, origin: ___, ...cardFields } = getTableColumns(card);

export { cardFields };

type StoredCard = Omit<typeof card.$inferSelect, "ownerId" | "createdAt" | "origin">;

export const stateOf = (row: StoredCard): CardState => ({
  phase: row.phase,
  due: row.due,
  stability: row.stability,
  difficulty: row.difficulty,
  interval: row.interval,
  step: row.step,
  reviews: row.reviews,
  lapses: row.lapses,
  streak: row.streak,
  lastReview: row.lastReview,
});

export const toCard = (row: StoredCard): CardRow => ({
  id: row.id,
  noteId: row.noteId,
  deckId: row.deckId,
  ordinal: row.ordinal,
  state: stateOf(row),
  suspended: row.suspended,
  buriedUntil: row.buriedUntil,
  flag: row.flag,
  leech: row.leech,
});

const among = (ids: readonly string[]) => sql`${card.id} = any(${textArray(ids)}::uuid[])`;

/**
 * Locked in one order, so that two devices that send at once wait for each other rather than
 * forever.
 */
export async function lockCards(tx: Tx, ids: readonly string[]): Promise<CardRow[]> {
  const rows = await tx
    .select(cardFields)
    .from(card)
    .where(among(ids))
    .orderBy(asc(card.id))
    .for("update");
  return rows.map(toCard);
}

export async function cardsOfNote(tx: Tx, noteId: string): Promise<CardRow[]> {
  const rows = await tx
    .select(cardFields)
    .from(card)
    .where(eq(card.noteId, noteId))
    .orderBy(asc(card.ordinal));
  return rows.map(toCard);
}

export async function lastPosition(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${card.position}), 0)::int` })
    .from(card);
  return row?.last ?? 0;
}

export const addCards = (tx: Tx, rows: (typeof card.$inferInsert)[]) =>
  tx.insert(card).values(rows);
export const deleteCards = (tx: Tx, ids: readonly string[]) =>
  tx.delete(card).where(inArray(card.id, [...ids]));

export type FactRow = Fact & {
  cardId: string;
  duration: number | null;
  before: Phase | null;
  beforeInterval: number | null;
  recall: number | null;
  retracted: boolean;
  imported: boolean;
};

/** Every fact of these cards. */
export async function factsOf(tx: Tx, cardIds: readonly string[]): Promise<FactRow[]> {
  const rows = await tx
    .select({
      id: fact.id,
      cardId: fact.cardId,
      at: fact.at,
      timeZone: fact.timeZone,
      rating: fact.rating,
      retracts: fact.retracts,
      placed: fact.placed,
      duration: fact.duration,
      before: fact.before,
      beforeInterval: fact.beforeInterval,
      recall: fact.recall,
      retracted: fact.retracted,
      imported: fact.imported,
    })
    .from(fact)
    .where(sql`${fact.cardId} = any(${textArray(cardIds)}::uuid[])`);
  return rows.map(({ rating, retracts, placed, timeZone, ...rest }) => {
    if (rating !== null) return { ...rest, rating, timeZone };
    if (retracts !== null) return { ...rest, retracts };
    return { ...rest, places: placed?.state ? revived(placed.state) : null };
  });
}

/** A state kept as JSON has its dates as text. */
const revived = (state: CardState): CardState => ({
  ...state,
  due: state.due === null ? null : new Date(state.due),
  lastReview: state.lastReview === null ? null : new Date(state.lastReview),
});

/** Which facts of these cards, among these ids, are kept already. */
export async function knownFacts(tx: Tx, cardIds: readonly string[], ids: readonly string[]) {
  return tx
    .select({ id: fact.id, cardId: fact.cardId })
    .from(fact)
    .where(
      sql`${fact.cardId} = any(${textArray(cardIds)}::uuid[]) and ${fact.id} = any(${textArray(ids)}::uuid[])`,
    );
}

/** Where the person made their last review; the place assumed of who has made none. */
export async function lastPlace(tx: Tx): Promise<string> {
  const [row] = await tx
    .select({ timeZone: fact.timeZone })
    .from(fact)
    .where(isNotNull(fact.rating))
    .orderBy(desc(fact.at))
    .limit(1);
  return row?.timeZone ?? DEFAULT_ZONE;
}

/** Adds facts; those that are kept stay as they are. */
export async function addFacts(tx: Tx, rows: (typeof fact.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(fact).values(rows).onConflictDoNothing();
}

export interface CardChange {
  id: string;
  state: CardState;
  suspended: boolean;
  leech: boolean;
}

/** Writes what the facts made of many cards in one statement. */
export async function writeStates(tx: Tx, changes: readonly CardChange[]): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ id, state, suspended, leech }) => ({
    id,
    suspended,
    leech,
    ...state,
    last_review: state.lastReview,
  }));
  await tx.execute(sql`
    update flashcards_card c set phase = r.phase, due = r.due, stability = r.stability, difficulty = r.difficulty,
      "interval" = r."interval", step = r.step, reviews = r.reviews, lapses = r.lapses, streak = r.streak,
      last_review = r.last_review, suspended = r.suspended, leech = r.leech
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, phase text, due timestamptz, stability float8,
      difficulty float8, "interval" float8, step int2, reviews int4, lapses int4, streak int4, last_review timestamptz,
      suspended boolean, leech boolean)
    where c.id = r.id`);
}

export interface FactMark {
  cardId: string;
  id: string;
  before: Phase | null;
  beforeInterval: number | null;
  recall: number | null;
  retracted: boolean;
}

/** What each review was asked of, and whether it still counts. */
export async function markFacts(tx: Tx, marks: readonly FactMark[]): Promise<void> {
  if (marks.length === 0) return;
  await tx.execute(sql`
    update flashcards_fact f set "before" = r."before", before_interval = r."beforeInterval", recall = r.recall,
      retracted = r.retracted
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      as r("cardId" uuid, id uuid, "before" text, "beforeInterval" float8, recall float8, retracted boolean)
    where f.card_id = r."cardId" and f.id = r.id`);
}

/** Before every id. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Ids of the cards of some decks, or of all, that have a history; by pages of ids. */
export async function studiedCards(
  tx: Tx,
  deckIds: readonly string[] | null,
  after: string,
  limit: number,
) {
  const rows = await tx
    .select({ id: card.id })
    .from(card)
    .where(
      and(
        sql`${card.id} > ${after}::uuid`,
        sql`exists (select 1 from ${fact} where ${fact.cardId} = ${card.id})`,
        deckIds === null ? undefined : inArray(card.deckId, [...deckIds]),
      ),
    )
    .orderBy(asc(card.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Options to schedule these cards with. */
export const optionsOfCards = (tx: Tx, cardIds: readonly string[]) =>
  tx
    .selectDistinct({ id: deck.id, options: deck.options })
    .from(deck)
    .innerJoin(card, eq(card.deckId, deck.id))
    .where(among(cardIds));

/** What is shown of a card while it is studied. */
export async function readStudyCards(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .select({
      row: cardFields,
      ...fieldColumns,
      version: note.version,
    })
    .from(card)
    .innerJoin(note, eq(note.id, card.noteId))
    .where(among(ids));
  const byId = new Map(rows.map(({ row, ...shown }) => [row.id, { ...toCard(row), ...shown }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
