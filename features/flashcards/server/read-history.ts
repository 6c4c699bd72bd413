import { inOrder, makeScheduler, NEW_CARD, replay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { DEFAULT_DECK_OPTIONS, scheduleOf } from "../domain/deck-options.ts";
import type { HistoryLine } from "../domain/wire-manage.ts";
import { findPlan } from "./queries.ts";
import { factsOf, optionsOfCards } from "./queries-cards.ts";

/**
 * Every fact of a card, latest first, with the card as it left it. Undos are told by what they
 * undid.
 */
export async function readHistory(tx: Tx, cardId: string): Promise<HistoryLine[]> {
  const facts = await factsOf(tx, [cardId]);
  const [deck] = await optionsOfCards(tx, [cardId]);
  const { weights } = await findPlan(tx);
  const scheduler = makeScheduler(scheduleOf(deck?.options ?? DEFAULT_DECK_OPTIONS, weights));
  const after = new Map(
    replay(facts, scheduler, cardId).steps.map((step) => [step.review.id, step.after]),
  );
  const lines: HistoryLine[] = [];
  let state = NEW_CARD;
  for (const fact of inOrder(facts)) {
    if ("retracts" in fact) continue;
    if ("places" in fact) state = fact.places ?? NEW_CARD;
    else state = after.get(fact.id) ?? state;
    const { id, at, duration } = fact;
    const placed = "places" in fact;
    lines.push({
      id,
      at,
      rating: "rating" in fact ? fact.rating : null,
      duration,
      retracted: !placed && !after.has(id),
      placed,
      after: state,
    });
  }
  return lines.reverse();
}
