/**
 * The five ratings, from the worst. FSRS knows four grades (Again, Hard, Good, Easy): the last two
 * are both Easy.
 */
export const RATINGS = ["very_difficult", "difficult", "good", "easy", "very_easy"] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * "Very easy" is Easy for the memory (same stability and difficulty), and its interval is Easy's
 * times this factor: the easy bonus of SM-2 schedulers (130 %), which FSRS has no grade for.
 */
export const VERY_EASY_FACTOR = 1.3;

/**
 * Days before the next review after "very easy". Never beyond the cap, never sooner than Easy
 * itself.
 */
export const veryEasyDays = (easyDays: number, maximumInterval: number): number =>
  Math.max(easyDays, Math.min(maximumInterval, Math.round(easyDays * VERY_EASY_FACTOR)));

/** The card was known: everything but "I did not know". */
export const isSuccess = (rating: Rating): boolean => rating !== "very_difficult";
