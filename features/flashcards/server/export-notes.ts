// Notes of some decks as files have them, in batches.

import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { scheduleOf } from "../domain/deck-options.ts";
import { replay } from "../domain/facts.ts";
import { detailsOf, type ImportedNote, newCard } from "../domain/imported.ts";
import { toImported } from "../domain/imported-card.ts";
import { type CardState, DEFAULT_SCHEDULE, makeScheduler, type Scheduler } from "../domain/schedule.ts";
import { type DeckRow, findPlan } from "./queries.ts";
import { type FactRow, factsOf, stateOf } from "./queries-cards.ts";
import { exportedCards, notesPage } from "./queries-transfer.ts";

const PAGE = 250;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

export interface ExportWork {
  ownerId: string;
  decks: readonly DeckRow[];
  scheduling: boolean;
  /** Study day of the export: what is buried beyond it leaves buried. */
  today: string;
}

/** Pages are read one transaction each: other requests are answered in between. */
export async function* exportNotes({ db }: Services, work: ExportWork): AsyncGenerator<ImportedNote[]> {
  for (let after = FIRST_ID; ; ) {
    const from = after;
    const page = await db.asPerson(work.ownerId, (tx) => readPage(tx, work, from));
    if (page.last === null) return;
    after = page.last;
    yield page.notes;
  }
}

const DAY_MS = 86_400_000;

/** The reviews that count, each with the days it gave. Spreading (fuzz) moves due dates and nothing else: the history is
 *  folded without it, and what was really given stands with the next review, or is where the card is now. */
function reviewsOf(cardId: string, facts: readonly FactRow[], scheduler: Scheduler, state: CardState) {
  const kept = new Map(facts.map((fact) => [fact.id, fact]));
  const places = facts.filter((fact) => "places" in fact).map(({ at }) => at.getTime());
  const { steps } = replay(facts, scheduler, cardId);
  return steps.map(({ review, before, after }, n) => {
    const [at, next] = [review.at.getTime(), steps[n + 1]?.review];
    const end = next?.at.getTime() ?? Number.POSITIVE_INFINITY;
    const moved = places.some((place) => place >= at && place <= end);
    const given = moved ? null : next ? (kept.get(next.id)?.beforeInterval ?? null) : state.interval;
    const step = after.due === null ? null : (after.due.getTime() - at) / DAY_MS;
    const { rating } = review;
    const duration = kept.get(review.id)?.duration ?? null;
    return { at: review.at, rating, duration, phase: before.phase, interval: given || step };
  });
}

async function readPage(tx: Tx, { decks, scheduling, today }: ExportWork, after: string) {
  const byId = new Map(decks.map((deck) => [deck.id, deck]));
  const rows = await notesPage(tx, [...byId.keys()], after, PAGE);
  const cards = await exportedCards(
    tx,
    rows.map(({ id }) => id),
  );
  const { weights } = await findPlan(tx);
  const ids = cards.map(({ id }) => id);
  const facts = scheduling ? Map.groupBy(await factsOf(tx, ids), ({ cardId }) => cardId) : new Map<string, never[]>();
  const schedulers = new Map(
    decks.map(({ id, options }) => [id, makeScheduler({ ...scheduleOf(options, weights), fuzz: false })]),
  );
  const ofNote = Map.groupBy(cards, ({ noteId }) => noteId);
  const notes = rows.map((row): ImportedNote => {
    const own = ofNote.get(row.id) ?? [];
    const deck = own.map(({ deckId }) => byId.get(deckId)).find((found) => found !== undefined);
    return {
      guid: row.guid,
      kind: row.kind,
      deck: (deck?.name ?? "").split("::"),
      question: row.question,
      answer: row.answer,
      extra: row.extra,
      tags: row.tags,
      created: row.createdAt.getTime(),
      modified: row.updatedAt.getTime(),
      occlusion: row.occlusion,
      details: detailsOf({
        specialty: row.specialty,
        difficulty: row.difficulty,
        ai: row.mode === "ai",
        source: row.source,
      }),
      cards: own.map((card) => {
        // A card of a deck that is not exported goes with its note.
        const other = card.deckId === deck?.id ? undefined : byId.get(card.deckId);
        const place = other ? { deck: other.name.split("::") } : {};
        if (!scheduling) return { ...newCard(card.ordinal, card.position), ...place };
        const state = stateOf(card);
        const scheduler = schedulers.get(card.deckId) ?? makeScheduler(DEFAULT_SCHEDULE);
        const buried = card.buriedUntil !== null && card.buriedUntil > today;
        const reviews = reviewsOf(card.id, facts.get(card.id) ?? [], scheduler, state);
        return { ...toImported({ ...card, state }, buried, reviews), ...place };
      }),
    };
  });
  return { last: rows.at(-1)?.id ?? null, notes };
}
