// Facts arrive: each is kept once, and the days are corrected by what they change in the folds of their cards or sheets.
// Six statements, however many facts.
import { studyDay } from "#features/flashcards/domain/local-day.ts";
import type { Tx } from "#platform/db/database.ts";
import type { ReviewedSource } from "../domain/amounts.ts";
import { awardsOf, type ReviewFact } from "../domain/awards.ts";
import { add, type ByDay, difference } from "../domain/day-figures.ts";
import { addFacts, addToDays, type FactRow, factsOf, lockPerson, placesOf } from "./queries.ts";

/** Where a person is until their device says otherwise: the product is French. */
export const ASSUMED_ZONE = "Europe/Paris";

/** What was told about a card or sheet: a review, or that the review of this id is taken back. */
export type Told = { personId: string; subject: string; id: string; at: Date } & (
  | ({ kind: "review" } & Pick<ReviewFact, "rating" | "duration" | "anchor">)
  | { kind: "undo" }
);

export async function keepFacts(tx: Tx, source: ReviewedSource, told: readonly Told[]): Promise<void> {
  for (const [ownerId, own] of Map.groupBy(told, ({ personId }) => personId)) await keepFor(tx, ownerId, source, own);
}

async function keepFor(tx: Tx, ownerId: string, source: ReviewedSource, told: readonly Told[]): Promise<void> {
  // Two devices take turns: each folds what the other left.
  const timeZone = await lockPerson(tx, ownerId, ASSUMED_ZONE);
  const places = await placesOf(tx, ownerId, [...new Set(told.map(({ id }) => id))]);
  // A device may give one id to two things; the second is no fact, or it would earn each time it is told.
  const own = told.filter(({ kind, id, subject }) => {
    const place = `${source} ${subject}`;
    const known = places.get(`${kind} ${id}`);
    if (known === undefined) places.set(`${kind} ${id}`, place);
    return known === undefined || known === place;
  });
  const bySubject = Map.groupBy(own, ({ subject }) => subject);
  const known = Map.groupBy(await factsOf(tx, ownerId, source, [...bySubject.keys()]), ({ subject }) => subject);
  const rows: FactRow[] = [];
  const changes: ByDay = new Map();
  for (const [subject, arrived] of bySubject) {
    const history = new History(known.get(subject) ?? []);
    const before = history.awards(source);
    for (const fact of arrived) {
      const kept = history.take(fact, studyDay(fact.at, timeZone));
      if (kept) rows.push({ ...kept, ownerId, source, subject, timeZone });
    }
    for (const [day, change] of difference(before, history.awards(source))) add(changes, day, change);
  }
  await addFacts(tx, rows);
  await addToDays(tx, ownerId, source, changes);
}

type Known = Awaited<ReturnType<typeof factsOf>>[number];

/** What is known of one card or sheet. */
class History {
  readonly #reviews = new Map<string, ReviewFact>();
  readonly #undone = new Set<string>();
  #earliest = Number.POSITIVE_INFINITY;

  constructor(facts: readonly Known[]) {
    for (const { kind, rating, ...fact } of facts)
      if (kind === "undo") this.#undone.add(fact.id);
      else if (rating !== null) this.#add({ ...fact, rating });
  }

  #add(review: ReviewFact): void {
    this.#reviews.set(review.id, review);
    this.#earliest = Math.min(this.#earliest, review.at.getTime());
  }

  awards = (source: ReviewedSource): ByDay => awardsOf(source, [...this.#reviews.values()], this.#undone);

  /** The fact to write; null when it was known. An undo may come before its review, which then never counts. */
  take(told: Told, day: string) {
    const { id, at } = told;
    if (told.kind === "undo") {
      if (this.#undone.has(id)) return null;
      this.#undone.add(id);
      return { kind: told.kind, id, at, day };
    }
    if (this.#reviews.has(id)) return null;
    const { kind, rating, duration } = told;
    // Only the earliest review is ever asked what was before it.
    const anchor = this.#earliest < at.getTime() ? null : told.anchor;
    const review = { id, at, day, rating, duration, anchor };
    this.#add(review);
    return { kind, ...review };
  }
}
