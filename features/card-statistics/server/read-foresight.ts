// What this room knows of a person's memory, for the statistics of progress: figures only, never a
// card.

import {
  DEFAULT_DECK_OPTIONS,
  parseQuery,
  scheduleOf,
} from "#features/flashcards/domain/public.ts";
import {
  countCards as countMatching,
  findPlan,
  momentOf,
  refoldJob,
} from "#features/flashcards/server/public.ts";
import type { LocalMoment } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { countUnmeasured, knownAnswers, memoryGroups, recallBins } from "./queries-foresight.ts";
import type { Read } from "./read-in-turns.ts";

/** Days from today between which cards are gathered in one statement. */
const PARTS = [4, 20];

/** The past as it was foretold, and the cards that come back before the last of `starts`. */
export async function readForesight(read: Read, now: LocalMoment, starts: readonly Date[]) {
  const bins = await read(recallBins);
  const unmeasured = await read(countUnmeasured);
  const { weights } = await read(findPlan);
  // In parts that hold about as many cards each: no group belongs to two days.
  const edges = [...PARTS.flatMap((day) => starts[day] ?? []), starts.at(-1) ?? now.at];
  const groups: Awaited<ReturnType<typeof memoryGroups>> = [];
  for (const [part, until] of edges.entries())
    groups.push(
      ...(await read((tx) =>
        memoryGroups(tx, now, starts, { from: edges[part - 1] ?? null, until }),
      )),
    );
  // The database gives rows in any order: what is summed of them does not depend on it.
  groups.sort(
    (a, b) =>
      a.day - b.day ||
      a.retention - b.retention ||
      a.stability - b.stability ||
      a.difficulty - b.difficulty ||
      a.elapsed - b.elapsed,
  );
  const wanted = [...new Set(groups.map(({ retention }) => retention))];
  return {
    bins,
    unmeasured,
    answers: await read(knownAnswers),
    groups: groups.map(({ retention, ...group }) => ({
      ...group,
      field: wanted.indexOf(retention),
    })),
    /** What schedules the cards of each `field`. */
    schedules: wanted.map((retention) =>
      scheduleOf({ ...DEFAULT_DECK_OPTIONS, retention }, weights),
    ),
  };
}

/** Reviews made before their recall was written down get it, in a job. */
export const measureRecall = (tx: Tx, services: Services, personId: string) =>
  services.jobs.enqueue(tx, refoldJob, { personId, deckIds: null });

/** How many cards the manage search shows for a query. */
export const countCards = (tx: Tx, query: string, now: Date, timeZone: string): Promise<number> =>
  countMatching(tx, parseQuery(query), momentOf(now, timeZone));
