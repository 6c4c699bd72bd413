// What the person has done on this device and the server does not know yet, applied to cards that
// come from the server.

import {
  endOfStudyDay,
  type Fact,
  makeScheduler,
  RATINGS,
  standing,
  studyDay,
} from "#features/memory/domain/public.ts";
import type { QueueItem } from "#platform/offline/queue.ts";
import { LEARN_AHEAD_MS } from "../../domain/arrange.ts";
import { DEFAULT_DECK_OPTIONS, scheduleOf } from "../../domain/deck-options.ts";
import type { Queue, StudyCard } from "../../domain/wire-study.ts";
import { timeZone } from "../api.ts";

/** Where an item was made; items of earlier versions do not say. */
export const zoneOf = ({ timeZone: zone }: QueueItem["data"]): string =>
  typeof zone === "string" ? zone : timeZone();

/** The fact that an item of the queue carries; null when it is none. */
export function factOf({ id, data }: QueueItem): (Fact & { cardId: string }) | null {
  const { cardId, at: when, rating, retracts } = data;
  const at = new Date(String(when));
  if (typeof cardId !== "string" || Number.isNaN(at.getTime())) return null;
  if (typeof retracts === "string") return { id, at, retracts, cardId };
  const known = RATINGS.find((one) => one === rating);
  return known ? { id, at, timeZone: zoneOf(data), rating: known, cardId } : null;
}

/**
 * Cards with the reviews that wait. A review that the server counted already is not counted twice.
 */
export function withPending(
  { cards, options, weights }: Pick<Queue, "cards" | "options" | "weights">,
  items: readonly QueueItem[],
): StudyCard[] {
  const facts = new Map<string, Fact[]>();
  for (const item of items) {
    const fact = factOf(item);
    if (fact) facts.set(fact.cardId, [...(facts.get(fact.cardId) ?? []), fact]);
  }
  if (facts.size === 0) return [...cards];
  return cards.map((card) => {
    const own = facts.get(card.id);
    if (!own) return card;
    const scheduler = makeScheduler(
      scheduleOf(options[card.deckId] ?? DEFAULT_DECK_OPTIONS, weights),
    );
    let { state } = card;
    for (const fact of standing(own))
      if ("rating" in fact && (state.lastReview === null || fact.at > state.lastReview))
        state = scheduler.rate(state, fact, card.id);
    return { ...card, state };
  });
}

/**
 * Cards to ask today: due before the study day ends, steps of the next twenty minutes, and new
 * ones.
 */
export function askable(cards: readonly StudyCard[], now: Date, zone: string): StudyCard[] {
  const today = studyDay(now, zone);
  const until = Math.max(endOfStudyDay(now, zone).getTime(), now.getTime() + LEARN_AHEAD_MS);
  return cards.filter(
    ({ state, suspended, buriedUntil }) =>
      !suspended &&
      (buriedUntil === null || buriedUntil <= today) &&
      (state.due === null || state.due.getTime() < until),
  );
}
