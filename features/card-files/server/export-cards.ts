// Cards of notes as files have them, with their history.

import type { AnkiCard } from "#features/flashcards/domain/public.ts";
import { scheduleOf } from "#features/flashcards/domain/public.ts";
import {
  type DeckRow,
  type FactRow,
  factsOf,
  findPlan,
  stateOf,
} from "#features/flashcards/server/public.ts";
import {
  type CardState,
  DEFAULT_SCHEDULE,
  makeScheduler,
  replay,
  type Scheduler,
  standing,
} from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { type ImportedCard, type ImportedReview, newCard } from "../domain/imported.ts";
import { toImported } from "../domain/imported-card.ts";
import { reviewOf } from "./anki/schedule.ts";
import { exportedCards } from "./queries-transfer.ts";

export interface ExportWork {
  ownerId: string;
  decks: readonly DeckRow[];
  scheduling: boolean;
  /** Study day of the export: what is buried beyond it leaves buried. */
  today: string;
}

export interface CardExport {
  deckId: string;
  card: ImportedCard;
}

const DAY_MS = 86_400_000;

/**
 * The reviews that count, each with the days it gave. Spreading (fuzz) moves due dates and nothing
 * else: the history is folded without it, and what was really given stands with the next review, or
 * is where the card is now.
 */
function reviewsOf(
  cardId: string,
  facts: readonly FactRow[],
  scheduler: Scheduler,
  state: CardState,
) {
  const kept = new Map(facts.map((fact) => [fact.id, fact]));
  const places = facts.filter((fact) => "places" in fact).map(({ at }) => at.getTime());
  const { steps } = replay(facts, scheduler, cardId);
  return steps.map(({ review, before, after }, n) => {
    const [at, next] = [review.at.getTime(), steps[n + 1]?.review];
    const end = next?.at.getTime() ?? Number.POSITIVE_INFINITY;
    const moved = places.some((place) => place >= at && place <= end);
    const interval = next ? (kept.get(next.id)?.beforeInterval ?? null) : state.interval;
    const given = moved ? null : interval;
    const step = after.due === null ? null : (after.due.getTime() - at) / DAY_MS;
    const { rating } = review;
    const duration = kept.get(review.id)?.duration ?? null;
    return { at: review.at, rating, duration, phase: before.phase, interval: given || step };
  });
}

/** Something that counts was learnt here since the card came. */
function isMoved(facts: readonly FactRow[]): boolean {
  const local = new Set(facts.flatMap(({ id, imported }) => (imported ? [] : [id])));
  return local.size > 0 && standing(facts).some(({ id }) => local.has(id));
}

/** What Anki said of its reviews stands; those it does not know are told by the history. */
function withOrigin(card: ImportedCard, origin: AnkiCard, facts: readonly FactRow[]): ImportedCard {
  const came = new Set(origin.reviews.map(([id]) => id));
  const reviews: ImportedReview[] = origin.reviews.flatMap((review) => reviewOf(review) ?? []);
  return {
    ...card,
    reviews: [...reviews, ...card.reviews.filter(({ at }) => !came.has(at))].sort(
      (a, b) => a.at - b.at,
    ),
    anki: isMoved(facts) ? { ...origin, moved: true } : origin,
  };
}

/** Whether every review of the history is one of Anki's: nothing is to be folded then. */
function isWholeOrigin(origin: AnkiCard | null, facts: readonly FactRow[]): boolean {
  const came = new Set(origin?.reviews.map(([id]) => id));
  return (
    origin !== null && facts.every((fact) => !("rating" in fact) || came.has(fact.at.getTime()))
  );
}

/** By the id of their note. */
export async function cardsForExport(
  tx: Tx,
  noteIds: readonly string[],
  { decks, scheduling, today }: ExportWork,
): Promise<Map<string, CardExport[]>> {
  const rows = await exportedCards(tx, noteIds);
  const { weights } = await findPlan(tx);
  const ids = rows.map(({ id }) => id);
  const facts = scheduling
    ? Map.groupBy(await factsOf(tx, ids), ({ cardId }) => cardId)
    : new Map<string, never[]>();
  const schedulers = new Map(
    decks.map(({ id, options }) => [
      id,
      makeScheduler({ ...scheduleOf(options, weights), fuzz: false }),
    ]),
  );
  const cardOf = (row: (typeof rows)[number]): ImportedCard => {
    if (!scheduling) return newCard(row.ordinal, row.position);
    const { origin } = row;
    const own = facts.get(row.id) ?? [];
    const state = stateOf(row);
    const scheduler = schedulers.get(row.deckId) ?? makeScheduler(DEFAULT_SCHEDULE);
    const isBuried = row.buriedUntil !== null && row.buriedUntil > today;
    const reviews = isWholeOrigin(origin, own) ? [] : reviewsOf(row.id, own, scheduler, state);
    const card = toImported({ ...row, state }, isBuried, reviews);
    return origin ? withOrigin(card, origin, own) : card;
  };
  return Map.groupBy(
    rows.map((row) => ({ noteId: row.noteId, deckId: row.deckId, card: cardOf(row) })),
    ({ noteId }) => noteId,
  );
}
