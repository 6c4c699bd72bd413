// Weights of one's own: computed by the project's official optimiser outside the event loop, judged
// against the ones in use, and applied only when the person says so.
import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";
import type { DeckOptions } from "#features/flashcards/domain/public.ts";
import { DEFAULT_DECK_OPTIONS, scheduleOf } from "#features/flashcards/domain/public.ts";
import {
  FIRST_ID,
  factsOf,
  findPlan,
  lastPlace,
  lockCards,
  optionsOfCards,
  studiedCards,
} from "#features/flashcards/server/public.ts";
import {
  type CardState,
  elapsedDays,
  type Fact,
  type LocalMoment,
  makeScheduler,
  replay,
  type Scheduler,
  standing,
} from "#features/memory/domain/public.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { defineJob } from "#platform/jobs/jobs.ts";
import { type Loss, lossOf } from "../domain/log-loss.ts";
import type { Optimisation } from "../domain/wire-stats.ts";
import { changeOptimisation, findOptimisation } from "./queries-optimise.ts";

/** Fewer reviews say too little about a person. */
export const NEEDED_REVIEWS = 400;
const PAGE = 250;
const HORIZON = 30;
const GRADE = { very_difficult: 1, difficult: 2, good: 3, easy: 4, very_easy: 4 } as const;

interface History {
  cardId: string;
  options: DeckOptions;
  facts: readonly Fact[];
}

/** Every card with a history, page by page: requests are answered between two pages. */
async function* histories({ db }: Services, personId: string): AsyncGenerator<History> {
  for (let after = FIRST_ID; ; ) {
    const page = await db.asPerson(personId, async (tx) => {
      const ids = await studiedCards(tx, null, after, PAGE);
      if (ids.length === 0) return null;
      const cards = await lockCards(tx, ids);
      const options = new Map((await optionsOfCards(tx, ids)).map((row) => [row.id, row.options]));
      const facts = Map.groupBy(await factsOf(tx, ids), ({ cardId }) => cardId);
      return { last: ids.at(-1) ?? after, cards, options, facts };
    });
    if (page === null) return;
    for (const { id, deckId } of page.cards)
      yield {
        cardId: id,
        options: page.options.get(deckId) ?? DEFAULT_DECK_OPTIONS,
        facts: page.facts.get(id) ?? [],
      };
    after = page.last;
    await nextTurn();
  }
}

/**
 * What the optimiser reads: for each review from the second day on, the grades so far and the study
 * days between them.
 */
function gradesOf(facts: readonly Fact[]): { grade: number; days: number }[] {
  let last: Date | null = null;
  return standing(facts).flatMap((fact) => {
    if (!("rating" in fact)) return [];
    const days = last === null ? 0 : elapsedDays(last, fact);
    last = fact.at;
    return [{ grade: GRADE[fact.rating], days }];
  });
}

async function computeWeights(all: readonly History[]): Promise<number[]> {
  // Loaded on use: one platform has it built, and the product starts without it on the others.
  const { computeParameters, FSRSBindingItem, FSRSBindingReview } = await import(
    "@open-spaced-repetition/binding"
  );
  const items = all.flatMap(({ facts }) => {
    const grades = gradesOf(facts).map(({ grade, days }) => ({
      days,
      review: new FSRSBindingReview(grade, days),
    }));
    return grades.flatMap(({ days }, n) =>
      n > 0 && days > 0
        ? [new FSRSBindingItem(grades.slice(0, n + 1).map(({ review }) => review))]
        : [],
    );
  });
  return computeParameters(items, { enableShortTerm: true });
}

interface Judged {
  before: Loss;
  after: Loss;
  effect: NonNullable<Optimisation["effect"]>;
}

const zeros = () => new Array<number>(HORIZON).fill(0);

async function judge(
  all: readonly History[],
  now: LocalMoment,
  weights: readonly number[],
  used: readonly number[] | null,
) {
  const judged: Judged = {
    before: { sum: 0, reviews: 0 },
    after: { sum: 0, reviews: 0 },
    effect: { moved: 0, dueBefore: zeros(), dueAfter: zeros() },
  };
  const made = new Map<string, { before: Scheduler; after: Scheduler }>();
  const count = (days: number[], { due }: CardState) => {
    if (due === null) return;
    const day = elapsedDays(now.at, { ...now, at: due });
    if (day < HORIZON) days[day] = (days[day] ?? 0) + 1;
  };
  for (const [n, { cardId, options, facts }] of all.entries()) {
    if (n % PAGE === 0) await nextTurn();
    const key = JSON.stringify(options);
    const pair = made.get(key) ?? {
      before: makeScheduler(scheduleOf(options, used)),
      after: makeScheduler(scheduleOf(options, weights)),
    };
    made.set(key, pair);
    for (const side of ["before", "after"] as const) {
      const { sum, reviews } = lossOf(facts, pair[side], cardId);
      judged[side].sum += sum;
      judged[side].reviews += reviews;
    }
    const [was, is] = [
      replay(facts, pair.before, cardId).state,
      replay(facts, pair.after, cardId).state,
    ];
    if (was.due?.getTime() !== is.due?.getTime()) judged.effect.moved += 1;
    count(judged.effect.dueBefore, was);
    count(judged.effect.dueAfter, is);
  }
  return judged;
}

const mean = ({ sum, reviews }: Loss) => (reviews === 0 ? null : sum / reviews);

export const optimiseJob = defineJob({
  name: "flashcards.optimise",
  input: z.object({ id: z.string(), personId: z.string() }),
  handle: async ({ id, personId }, services) => {
    const { db, now, log } = services;
    const asked = await db.asPerson(personId, (tx) => findOptimisation(tx, id));
    if (asked?.status !== "running") return;
    const { weights: used } = await db.asPerson(personId, (tx) => findPlan(tx));
    const timeZone = await db.asPerson(personId, lastPlace);
    const all: History[] = [];
    for await (const history of histories(services, personId)) all.push(history);
    let weights: number[];
    try {
      weights = await computeWeights(all);
    } catch (error) {
      log.warn(
        { err: error instanceof Error ? error.name : "unknown" },
        "the optimiser of cards could not run",
      );
      await db.asPerson(personId, (tx) => changeOptimisation(tx, id, { status: "failed" }));
      return;
    }
    const { before, after, effect } = await judge(all, { at: now(), timeZone }, weights, used);
    await db.asPerson(personId, (tx) =>
      changeOptimisation(tx, id, {
        status: "ready",
        weights,
        before: mean(before),
        after: mean(after),
        effect,
      }),
    );
  },
});
