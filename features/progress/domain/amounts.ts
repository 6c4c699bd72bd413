// The one place where the amounts of progress stand. product.md §1: chosen once, documented in the
// README of this room.

/**
 * What is reviewed at intervals, and how much of it is in one review: a sheet has seven sections to
 * go through.
 */
export const WEIGHT = { flashcards: 1, revisionSheets: 3 } as const;
export type ReviewedSource = keyof typeof WEIGHT;
export const REVIEWED_SOURCES = [
  "flashcards",
  "revisionSheets",
] as const satisfies ReviewedSource[];

/**
 * Experience for the first meeting with a card: it costs little, and its difficulty is not known
 * yet.
 */
export const FIRST_MEETING_XP = 3;
/** Experience for a review of middling difficulty, made when it was due. */
export const DUE_REVIEW_XP = 10;
/** Experience for a question answered for the first time, right or wrong, and on another day. */
export const FIRST_ANSWER_XP = 5;
export const ANSWER_AGAIN_XP = 3;
/**
 * What must have been forgotten for a review to count in full: 1 − the recall of a card on its due
 * date.
 */
const DUE_FORGETTING = 0.1;

export interface Effort {
  /** Never reviewed before. */
  first: boolean;
  /** Chance of recall just before the review, 0 to 1. */
  recall: number;
  /** FSRS difficulty before the review, 1 to 10. */
  difficulty: number;
}

/**
 * Experience of one review. It follows what there was to remember (spacing, through recall) and the
 * difficulty of the card, never the rating given: nobody gains by rating better or worse than it
 * was. Late earns no more than on time.
 */
export function xpOfReview(source: ReviewedSource, { first, recall, difficulty }: Effort): number {
  if (first) return FIRST_MEETING_XP * WEIGHT[source];
  const spacing = Math.min(1, Math.max(0, (1 - recall) / DUE_FORGETTING));
  const hardness = 0.5 + Math.min(10, Math.max(1, difficulty)) / 10;
  // A hair above, so that 0.1 + 0.2 is not a point less on another machine.
  return Math.floor(WEIGHT[source] * DUE_REVIEW_XP * spacing * hardness + 1e-9);
}

/**
 * Experience from which a level begins: 0, 200, 600, 1 200, 2 000 for levels 1 to 5. Level n asks
 * 200 × n for the next.
 */
export const xpOfLevel = (level: number): number => 100 * level * (level - 1);

export const BADGES = ["dedicatedStudent", "quizExpert", "cardMaster", "impressiveStreak"] as const;
export type BadgeId = (typeof BADGES)[number];

/** Level, quiz questions, cards studied, days in a row (spec §3). */
export const BADGE_TARGETS: Readonly<Record<BadgeId, number>> = {
  dedicatedStudent: 5,
  quizExpert: 50,
  cardMaster: 100,
  impressiveStreak: 7,
};

/**
 * A day on call may be marked this many days back and ahead, and at most this many in any seven
 * days in a row.
 */
export const ON_CALL = { back: 14, ahead: 60, inSevenDays: 3 } as const;
