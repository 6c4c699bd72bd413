// The state of a card is never edited: it is made again from its facts.

import {
  DEFAULT_SCHEDULE,
  makeScheduler,
  replay,
  type Scheduler,
  type Step,
} from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { scheduleOf } from "../domain/deck-options.ts";
import type { DeckOptions } from "../domain/wire-note.ts";
import type { CardRow } from "../domain/wire-study.ts";
import { findPlan } from "./queries.ts";
import {
  type FactMark,
  type FactRow,
  factsOf,
  markFacts,
  optionsOfCards,
  writeStates,
} from "./queries-cards.ts";

export interface Folded {
  card: CardRow;
  steps: readonly Step[];
  scheduler: Scheduler;
}

/**
 * Folds the facts of these cards (locked by the caller) with their deck's options, and writes what
 * they give.
 */
export async function refoldCards(tx: Tx, cards: readonly CardRow[]): Promise<Map<string, Folded>> {
  if (cards.length === 0) return new Map();
  const ids = cards.map(({ id }) => id);
  const [{ weights }, rows, kept] = await Promise.all([
    findPlan(tx),
    optionsOfCards(tx, ids),
    factsOf(tx, ids),
  ]);
  const options = new Map(rows.map((row) => [row.id, row.options]));
  const schedulers = new Map(
    [...options].map(([id, one]) => [id, makeScheduler(scheduleOf(one, weights))]),
  );
  const facts = Map.groupBy(kept, ({ cardId }) => cardId);
  const folded = new Map<string, Folded>();
  const marks: FactMark[] = [];
  for (const card of cards) {
    const scheduler = schedulers.get(card.deckId) ?? makeScheduler(DEFAULT_SCHEDULE);
    const own = facts.get(card.id) ?? [];
    const { state, steps } = replay(own, scheduler, card.id);
    folded.set(card.id, {
      card: { ...card, state, ...leechOf(card, state.lapses, options.get(card.deckId)) },
      steps,
      scheduler,
    });
    marks.push(...changedMarks(own, steps, scheduler));
  }
  const states = [...folded.values()].map(({ card }) => card);
  await Promise.all([writeStates(tx, states), markFacts(tx, marks)]);
  return folded;
}

/**
 * A card becomes a leech, and is suspended, with the lapse that reaches the threshold; an undo of
 * that lapse frees it.
 */
function leechOf(card: CardRow, lapses: number, options: DeckOptions | undefined) {
  const threshold = options?.leechThreshold ?? 0;
  const leech = threshold > 0 && lapses >= threshold;
  return { leech, suspended: leech === card.leech ? card.suspended : leech };
}

/** What the schedule expected of a card in review; its steps are no test of memory. */
export const foretold = (scheduler: Scheduler, { before, review }: Step): number | null =>
  before.phase === "review" ? scheduler.recall(before, review) : null;

function changedMarks(
  facts: readonly FactRow[],
  steps: readonly Step[],
  scheduler: Scheduler,
): FactMark[] {
  const asked = new Map(steps.map((step) => [step.review.id, step]));
  return facts.flatMap((fact) => {
    if (!("rating" in fact)) return [];
    const step = asked.get(fact.id);
    const before = step?.before;
    const mark = {
      cardId: fact.cardId,
      id: fact.id,
      before: before?.phase ?? null,
      beforeInterval: before?.interval ?? null,
      recall: step ? foretold(scheduler, step) : null,
      retracted: before === undefined,
    };
    const same =
      mark.before === fact.before &&
      mark.beforeInterval === fact.beforeInterval &&
      mark.recall === fact.recall &&
      mark.retracted === fact.retracted;
    return same ? [] : [mark];
  });
}
