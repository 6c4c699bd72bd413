// Between the cards of a file and ours.
import {
  type CardState,
  type Fact,
  NEW_CARD,
  type Placement,
  type Rating,
  type Review,
} from "#features/memory/domain/public.ts";
import type { ImportedCard, ImportedReview } from "./imported.ts";

const RATING: Record<ImportedReview["rating"], Rating> = {
  1: "very_difficult",
  2: "difficult",
  3: "good",
  4: "easy",
};
const GRADE: Record<Rating, ImportedReview["rating"]> = {
  very_difficult: 1,
  difficult: 2,
  good: 3,
  easy: 4,
  very_easy: 4,
};

/** The year 9999: later moments have no usual writing. */
export const LAST_MOMENT = 253_402_300_799_000;
const LONGEST_DAYS = 36_500;
const MOST = 1_000_000;

/** NaN, which a damaged file may hold, is the least. */
const within = (value: number, least: number, most: number) =>
  Number.isNaN(value) ? least : Math.min(most, Math.max(least, value));

/** A moment that can be kept, at most `latest`. */
export const validMoment = (at: number, latest: number = LAST_MOMENT): Date =>
  new Date(within(at, 0, latest));

/**
 * The card with numbers that can be kept and scheduled with, whatever its file says. A review
 * without a moment is none.
 */
export const validCard = (card: ImportedCard): ImportedCard => ({
  ...card,
  due: card.due === null ? null : within(card.due, 0, LAST_MOMENT),
  intervalDays: within(card.intervalDays, 0, LONGEST_DAYS),
  stability: card.stability === null ? null : within(card.stability, 0.001, LONGEST_DAYS),
  difficulty: card.difficulty === null ? null : within(card.difficulty, 1, 10),
  repetitions: Math.round(within(card.repetitions, 0, MOST)),
  lapses: Math.round(within(card.lapses, 0, MOST)),
  reviews: card.reviews.filter(({ at }) => at > 0 && at <= LAST_MOMENT),
});

/** Makes the id of a fact from what it is, so that the same file again brings the same facts. */
export type FactId = (...parts: (string | number)[]) => string;

/**
 * The reviews of a card, then where the file left it: its due date is kept, and our rule goes on
 * from there. `learnt` is what our rule makes of the reviews, for files that were scheduled by
 * another; `timeZone` counts their days.
 */
export function factsOfImported(
  card: ImportedCard,
  guid: string,
  factId: FactId,
  timeZone: string,
  learnt: (facts: readonly Fact[]) => CardState,
): { reviews: { fact: Review; duration: number }[]; placement: Placement | null } {
  const reviews = card.reviews.map(({ at, rating, durationMs }) => ({
    fact: {
      id: factId(guid, card.ordinal, at),
      at: new Date(at),
      timeZone,
      rating: RATING[rating],
    },
    duration: Math.min(3_600_000, Math.max(0, Math.round(durationMs))),
  }));
  if (card.state === "new" && reviews.length === 0) return { reviews, placement: null };
  const last = card.reviews.reduce((latest, { at }) => Math.max(latest, at), 0);
  const state = stateOfImported(card, last, () => learnt(reviews.map(({ fact }) => fact)));
  const at = new Date(last > 0 ? last + 1 : (state?.lastReview?.getTime() ?? 0));
  return {
    reviews,
    placement: { id: factId(guid, card.ordinal, "placed", last), at, places: state },
  };
}

const DAY_MS = 86_400_000;

function stateOfImported(
  card: ImportedCard,
  last: number,
  learnt: () => CardState,
): CardState | null {
  if (card.state === "new" || card.due === null) return null;
  const known = card.stability !== null && card.difficulty !== null;
  const folded = known || last === 0 ? NEW_CARD : learnt();
  const interval = Math.max(0, card.intervalDays);
  return {
    phase: card.state,
    due: new Date(card.due),
    // Without a memory state or a history, the interval says how long it was remembered.
    stability:
      card.stability ?? (folded.stability > 0 ? folded.stability : Math.max(0.1, interval)),
    difficulty: card.difficulty ?? (folded.difficulty > 0 ? folded.difficulty : 5),
    interval,
    step: card.step,
    reviews: Math.max(card.repetitions, card.reviews.length),
    lapses: card.lapses,
    streak: successesInARow(card.reviews),
    lastReview: new Date(last > 0 ? last : card.due - interval * DAY_MS),
  };
}

/** Successes since the last failure. */
function successesInARow(reviews: readonly ImportedReview[]): number {
  const inOrder = [...reviews].sort((a, b) => a.at - b.at);
  return inOrder.length - 1 - inOrder.findLastIndex(({ rating }) => rating === 1);
}

/** A card as it leaves. `isBuried` is judged by the day of the export. */
export function toImported(
  card: { ordinal: number; position: number; suspended: boolean; flag: number; state: CardState },
  isBuried: boolean,
  reviews: readonly {
    at: Date;
    rating: Rating;
    duration: number | null;
    phase: CardState["phase"];
    /** Days it gave; null when that is not known. */
    interval: number | null;
  }[],
): ImportedCard {
  const { state } = card;
  const fresh = state.phase === "new";
  return {
    ordinal: card.ordinal,
    state: state.phase,
    due: fresh ? null : (state.due?.getTime() ?? null),
    position: fresh ? card.position : null,
    intervalDays: state.interval,
    stability: fresh ? null : state.stability,
    difficulty: fresh ? null : state.difficulty,
    repetitions: state.reviews,
    lapses: state.lapses,
    step: state.phase === "learning" || state.phase === "relearning" ? state.step : 0,
    suspended: card.suspended,
    buried: isBuried,
    flag: card.flag,
    reviews: reviews.map(({ at, rating, duration, phase, interval }) => ({
      at: at.getTime(),
      rating: GRADE[rating],
      durationMs: duration ?? 0,
      kind: phase === "review" || phase === "relearning" ? phase : "learning",
      intervalDays: interval,
    })),
  };
}
