// Facts arrive: each is kept once, and the days are corrected by what they change in the folds of
// their cards or sheets. Six statements, however many facts.
import { DEFAULT_ZONE, studyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ReviewedSource } from "../domain/amounts.ts";
import { add, type ByDay, difference } from "../domain/day-figures.ts";
import { History, type ProgressFact } from "./history.ts";
import {
  addFacts,
  addPerson,
  addToDays,
  type FactRow,
  factsOf,
  lockPlace,
  placesOf,
} from "./queries.ts";

export async function keepFacts(
  tx: Tx,
  source: ReviewedSource,
  told: readonly ProgressFact[],
): Promise<void> {
  for (const [ownerId, own] of Map.groupBy(told, ({ personId }) => personId))
    await keepFor(tx, ownerId, source, own);
}

async function keepFor(
  tx: Tx,
  ownerId: string,
  source: ReviewedSource,
  told: readonly ProgressFact[],
): Promise<void> {
  const ids = [...new Set(told.map(({ id }) => id))];
  const subjects = [...new Set(told.map(({ subject }) => subject))];
  // Two devices take turns: each folds what the other left. The statements leave together, and each
  // is done when its turn comes: what is kept is read under the lock.
  const read = () =>
    Promise.all([
      lockPlace(tx, ownerId),
      placesOf(tx, ownerId, ids),
      factsOf(tx, ownerId, source, subjects),
    ]);
  let [here, places, before] = await read();
  if (here === null) {
    await addPerson(tx, ownerId, DEFAULT_ZONE);
    [here, places, before] = await read();
  }
  const place = here ?? DEFAULT_ZONE;
  // A device may give one id to two things; the second is no fact, or it would earn each time it is
  // told.
  const own = told.filter(({ kind, id, subject }) => {
    const spot = `${source} ${subject}`;
    const known = places.get(`${kind} ${id}`);
    if (known === undefined) places.set(`${kind} ${id}`, spot);
    return known === undefined || known === spot;
  });
  const bySubject = Map.groupBy(own, ({ subject }) => subject);
  const known = Map.groupBy(before, ({ subject }) => subject);
  const rows: FactRow[] = [];
  const changes: ByDay = new Map();
  for (const [subject, arrived] of bySubject) {
    const history = new History(known.get(subject) ?? []);
    const earned = history.awards(source);
    for (const fact of arrived) {
      const timeZone = fact.kind === "review" ? fact.timeZone : place;
      const kept = history.take(fact, studyDay(fact.at, timeZone));
      if (kept) rows.push({ ...kept, ownerId, source, subject, timeZone });
    }
    for (const [day, change] of difference(earned, history.awards(source)))
      add(changes, day, change);
  }
  await Promise.all([addFacts(tx, rows), addToDays(tx, ownerId, source, changes)]);
}
