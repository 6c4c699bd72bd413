// The history of a card: facts that are only ever added. Two devices that were apart hold different
// facts; together they hold the union, and the state is a fold over it, whatever the order in which
// the facts arrived.
import { compareText } from "./compare-text.ts";
import type { Rating } from "./rating.ts";
import { type CardState, NEW_CARD, type Scheduler } from "./schedule.ts";

export interface Review {
  id: string;
  /** Corrected by the skew of the device's clock (`correctedTime`). */
  at: Date;
  /** Where it was made: its clock counts the days before it. */
  timeZone: string;
  rating: Rating;
}

/** Undo: the fact of that id does not count. Taking an undo back is rating again. */
export interface Retraction {
  id: string;
  at: Date;
  retracts: string;
}

/**
 * The card was put somewhere by hand or by an import that came without its history; null: it is new
 * again.
 */
export interface Placement {
  id: string;
  at: Date;
  places: CardState | null;
}

export type Fact = Review | Retraction | Placement;

export interface Step {
  review: Review;
  before: CardState;
  after: CardState;
}

/**
 * What time it was by the server's clock. `sentAt` is the device's clock when it sent, `receivedAt`
 * the server's then. A difference below a minute is the network's, not the clock's. Nothing is
 * reviewed in the future.
 */
export function correctedTime(at: Date, sentAt: Date, receivedAt: Date): Date {
  const skew = receivedAt.getTime() - sentAt.getTime();
  const corrected = at.getTime() + (Math.abs(skew) < 60_000 ? 0 : skew);
  return new Date(Math.min(corrected, receivedAt.getTime()));
}

/** In the order they count: by time, then by id. */
export const inOrder = <F extends Fact>(facts: readonly F[]): F[] =>
  [...facts].sort((a, b) => a.at.getTime() - b.at.getTime() || compareText(a.id, b.id));

/** Facts that count: neither undos nor what they undo. */
export function standing(facts: readonly Fact[]): (Review | Placement)[] {
  const undone = new Set(facts.flatMap((fact) => ("retracts" in fact ? [fact.retracts] : [])));
  return inOrder(facts).filter(
    (fact): fact is Review | Placement => !("retracts" in fact) && !undone.has(fact.id),
  );
}

/** Every review that counts, with the card before and after it. */
export function replay(
  facts: readonly Fact[],
  scheduler: Scheduler,
  cardId: string,
): { state: CardState; steps: Step[] } {
  let state = NEW_CARD;
  const steps: Step[] = [];
  for (const fact of standing(facts)) {
    if ("places" in fact) {
      state = fact.places ?? NEW_CARD;
      continue;
    }
    const after = scheduler.rate(state, fact, cardId);
    steps.push({ review: fact, before: state, after });
    state = after;
  }
  return { state, steps };
}
