// Facts arrive: each is kept once, and the days are corrected by what they change in the folds of
// their cards or sheets. Six statements, however many facts.
import { DEFAULT_ZONE, studyDay } from "#features/memory/domain/public.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ReviewedSource } from "../domain/amounts.ts";
import { add, type ByDay, difference } from "../domain/day-figures.ts";
import { History, type ProgressFact } from "./history.ts";
import { addFacts, addToDays, type FactRow, factsOf, lockPerson, placesOf } from "./queries.ts";

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
  // Two devices take turns: each folds what the other left.
  const here = await lockPerson(tx, ownerId, DEFAULT_ZONE);
  const places = await placesOf(tx, ownerId, [...new Set(told.map(({ id }) => id))]);
  // A device may give one id to two things; the second is no fact, or it would earn each time it is
  // told.
  const own = told.filter(({ kind, id, subject }) => {
    const place = `${source} ${subject}`;
    const known = places.get(`${kind} ${id}`);
    if (known === undefined) places.set(`${kind} ${id}`, place);
    return known === undefined || known === place;
  });
  const bySubject = Map.groupBy(own, ({ subject }) => subject);
  const known = Map.groupBy(
    await factsOf(tx, ownerId, source, [...bySubject.keys()]),
    ({ subject }) => subject,
  );
  const rows: FactRow[] = [];
  const changes: ByDay = new Map();
  for (const [subject, arrived] of bySubject) {
    const history = new History(known.get(subject) ?? []);
    const before = history.awards(source);
    for (const fact of arrived) {
      const timeZone = fact.kind === "review" ? fact.timeZone : here;
      const kept = history.take(fact, studyDay(fact.at, timeZone));
      if (kept) rows.push({ ...kept, ownerId, source, subject, timeZone });
    }
    for (const [day, change] of difference(before, history.awards(source)))
      add(changes, day, change);
  }
  await addFacts(tx, rows);
  await addToDays(tx, ownerId, source, changes);
}
