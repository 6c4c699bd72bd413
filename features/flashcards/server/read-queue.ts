import { addDays, startOfStudyDay, studyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import { arrange, LEARN_AHEAD_MS, withoutSiblings } from "../domain/arrange.ts";
import { parseQuery } from "../domain/query.ts";
import type { Deck, DeckOptions } from "../domain/wire-note.ts";
import type { Queue, Scope } from "../domain/wire-study.ts";
import { decksWithin, findPlan, listDecks } from "./queries.ts";
import { readStudyCards } from "./queries-cards.ts";
import { foundIds } from "./queries-search.ts";
import {
  countCards,
  doneToday,
  dueCards,
  freshCards,
  learningCards,
  type Moment,
  nextDue,
} from "./queries-study.ts";

export function momentOf(now: Date, timeZone: string): Moment {
  const today = studyDay(now, timeZone);
  const [dayStart, dayEnd] = [
    startOfStudyDay(today, timeZone),
    startOfStudyDay(addDays(today, 1), timeZone),
  ];
  return { now, today, dayStart, dayEnd, timeZone };
}

/** What the limits of a deck leave for today, of which `doneHere` is done, and for `days` after it. */
function leftToday(
  decks: readonly { id: string; options: DeckOptions }[],
  doneHere: Awaited<ReturnType<typeof doneToday>>,
  days = 0,
) {
  const done = new Map(doneHere.map((one) => [one.deckId, one]));
  return decks.map(({ id, options: { newPerDay, reviewsPerDay } }) => ({
    deckId: id,
    fresh: Math.max(0, newPerDay - (done.get(id)?.fresh ?? 0)) + days * newPerDay,
    due: Math.max(0, reviewsPerDay - (done.get(id)?.due ?? 0)) + days * reviewsPerDay,
  }));
}

export async function readDecks(tx: Tx, moment: Moment): Promise<Deck[]> {
  // Sent together: nobody else has the connection until the last has answered.
  const [decks, cardsOf, done] = await Promise.all([
    listDecks(tx),
    countCards(tx, moment),
    doneToday(tx, moment),
  ]);
  const counted = new Map(cardsOf.map((one) => [one.deckId, one]));
  const left = new Map(leftToday(decks, done).map((one) => [one.deckId, one]));
  return decks.map((deck) => {
    const [cards, open] = [counted.get(deck.id), left.get(deck.id)];
    const { learning = 0, total = 0, suspended = 0, neverSeen = 0 } = cards ?? {};
    return {
      ...deck,
      counts: {
        new: Math.min(cards?.unseen ?? 0, open?.fresh ?? 0),
        learning,
        due: Math.min(cards?.due ?? 0, open?.due ?? 0),
        total,
        suspended,
        neverSeen,
      },
    };
  });
}

const DAY_MS = 86_400_000;

const daysAfterToday = (until: Date | undefined, { dayEnd }: Moment): number =>
  until && until > dayEnd ? Math.ceil((until.getTime() - dayEnd.getTime()) / DAY_MS) : 0;

/** A search is studied without limits: who asks for cards by name wants them. */
const NO_LIMIT = 100_000;

export async function readQueue(
  tx: Tx,
  { scope, limit, until }: { scope: Scope; limit: number; until: Date | undefined },
  moment: Moment,
): Promise<Queue> {
  const [decks, done, plan] = await Promise.all([
    decksWithin(tx, scope.deckIds),
    doneToday(tx, moment),
    findPlan(tx),
  ]);
  const deckIds = decks.map(({ id }) => id);
  const found = foundIds(parseQuery(scope.query), moment);
  const free = found !== null;
  const left = leftToday(decks, done, daysAfterToday(until, moment));
  const limits = (kind: "fresh" | "due") =>
    left.map((one) => ({ deckId: one.deckId, left: free ? NO_LIMIT : one[kind] }));
  const dueUntil = until && until > moment.dayEnd ? until : moment.dayEnd;
  const none = deckIds.length === 0;
  const [steps, due, fresh] = await Promise.all([
    none ? [] : learningCards(tx, deckIds, found, moment, dueUntil),
    dueCards(tx, limits("due"), found, moment, dueUntil, limit),
    freshCards(tx, limits("fresh"), found, moment, limit),
  ]);

  const buries = new Map(decks.map(({ id, options }) => [id, options.burySiblings]));
  const [ready, soon] = [moment.now, new Date(moment.now.getTime() + LEARN_AHEAD_MS)];
  const learning = steps.filter((card) => card.due !== null && card.due <= ready);
  const later = steps.filter((card) => card.due !== null && card.due > ready);
  const alone = withoutSiblings(
    [...learning, ...due, ...fresh],
    ({ deckId }) => buries.get(deckId) ?? false,
  );
  const kept = new Set(alone.map(({ id }) => id));
  const open = <C extends { id: string }>(cards: readonly C[]) =>
    cards.filter(({ id }) => kept.has(id));
  const order = arrange({
    learning: open(learning),
    // What a device takes along offline comes back after more than the twenty minutes of a session.
    ahead: later.filter(({ due: at }) => at !== null && at <= (until ?? soon)),
    due: open(due),
    fresh: open(fresh),
  }).slice(0, limit);
  return {
    cards: await readStudyCards(
      tx,
      order.map(({ id }) => id),
    ),
    counts: { new: open(fresh).length, learning: steps.length, due: open(due).length },
    options: Object.fromEntries(decks.map(({ id, options }) => [id, options])),
    weights: plan.weights,
    nextDue: order.length > 0 || none ? null : await nextDue(tx, deckIds, found),
    serverTime: moment.now,
  };
}
