// What is known of one card or sheet, as facts arrive.
import type { ReviewedSource } from "../domain/amounts.ts";
import { awardsOf, type ReviewFact } from "../domain/awards.ts";
import type { ByDay } from "../domain/day-figures.ts";
import type { factsOf } from "./queries.ts";

/** What was told about a card or sheet: a review, or that the review of this id is taken back. */
export type ProgressFact = { personId: string; subject: string; id: string; at: Date } & (
  | ({ kind: "review" } & Pick<ReviewFact, "timeZone" | "rating" | "duration" | "anchor">)
  | { kind: "undo" }
);

type Known = Awaited<ReturnType<typeof factsOf>>[number];

export class History {
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

  awards = (source: ReviewedSource): ByDay =>
    awardsOf(source, [...this.#reviews.values()], this.#undone);

  /**
   * The fact to write; null when it was known. An undo may come before its review, which then never
   * counts.
   */
  take(told: ProgressFact, day: string) {
    const { id, at } = told;
    if (told.kind === "undo") {
      if (this.#undone.has(id)) return null;
      this.#undone.add(id);
      return { kind: told.kind, id, at, day };
    }
    if (this.#reviews.has(id)) return null;
    const { kind, timeZone, rating, duration } = told;
    // Only the earliest review is ever asked what was before it.
    const anchor = this.#earliest < at.getTime() ? null : told.anchor;
    const review = { id, at, timeZone, day, rating, duration, anchor };
    this.#add(review);
    return { kind, ...review };
  }
}
