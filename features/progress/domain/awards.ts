// What the reviews of one card, or of one revision sheet, give by study day. The review event tells
// recall and difficulty as they were known when it arrived, which differs when an earlier review of
// another device arrives later. So the card is replayed here, with the published weights, from what
// it was before the first review we know of: any order of arrival gives the same.
import {
  type CardState,
  compareText,
  DEFAULT_SCHEDULE,
  makeScheduler,
  NEW_CARD,
  type Phase,
  type Rating,
} from "#features/memory/domain/public.ts";
import { type ReviewedSource, xpOfReview } from "./amounts.ts";
import { add, type ByDay } from "./day-figures.ts";

/** The card before a review, as the event told it. */
export interface Anchor {
  phase: Phase;
  stability: number;
  difficulty: number;
  interval: number;
  streak: number;
  /** Days since the review before; null when there was none. */
  elapsed: number | null;
}

export interface ReviewFact {
  id: string;
  at: Date;
  timeZone: string;
  /** Study day where the person was, kept with the fact. */
  day: string;
  rating: Rating;
  duration: number | null;
  /** null for a new card. */
  anchor: Anchor | null;
}

const DAY_MS = 86_400_000;
/** Days: the limit of FSRS-6. */
const LEAST_STABILITY = 0.001;
const scheduler = makeScheduler(DEFAULT_SCHEDULE);

/** `undone`: ids of reviews that were taken back, known or not. */
export function awardsOf(
  source: ReviewedSource,
  reviews: readonly ReviewFact[],
  undone: ReadonlySet<string>,
): ByDay {
  const days: ByDay = new Map();
  const credited = new Set<string>();
  const ordered = [...reviews].sort(
    (a, b) => a.at.getTime() - b.at.getTime() || compareText(a.id, b.id),
  );
  let met = false;
  // Also of a review taken back: what stood before it was there all the same.
  let state = startOf(ordered[0]);
  for (const review of ordered) {
    if (undone.has(review.id)) continue;
    const { at, day, duration } = review;
    const effort = {
      first: state.phase === "new",
      recall: recallOf(state, at),
      difficulty: state.difficulty,
    };
    // The first of the day counts; what is asked again the same day earns nothing.
    const xp = credited.has(day) ? 0 : xpOfReview(source, effort);
    credited.add(day);
    add(days, day, {
      xp,
      done: 1,
      earning: xp > 0 ? 1 : 0,
      met: met ? 0 : 1,
      duration: duration ?? 0,
    });
    met = true;
    state = scheduler.rate(state, review, "");
  }
  return days;
}

/**
 * To the minute: a card asked again two hours later, past four in the morning, was not forgotten in
 * between.
 */
const recallOf = ({ lastReview, stability }: CardState, at: Date): number =>
  lastReview === null || stability <= 0
    ? 0
    : scheduler.recallAfter(Math.max(0, (at.getTime() - lastReview.getTime()) / DAY_MS), stability);

function startOf(first: ReviewFact | undefined) {
  if (!first?.anchor) return NEW_CARD;
  const { elapsed, ...known } = first.anchor;
  // A memory that FSRS refuses (an import of another program) must not keep a review from being
  // counted.
  const stability = Math.max(LEAST_STABILITY, known.stability);
  const difficulty = Math.min(10, Math.max(1, known.difficulty));
  const lastReview =
    elapsed === null ? null : new Date(first.at.getTime() - Math.round(elapsed * DAY_MS));
  return { ...NEW_CARD, ...known, stability, difficulty, lastReview };
}
