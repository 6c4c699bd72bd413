// What a question of the bank is sorted by. Reads nothing: the browser takes it without the schemas.
export const DIFFICULTIES = ["easy", "medium", "hard", "expert"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
export const RANKS = ["A", "B"] as const;
export type Rank = (typeof RANKS)[number];
/** Types that a bank holds. */
export const BANK_TYPES = [
  "qrm",
  "qru",
  "qrp",
  "qrp-long",
  "qroc",
  "zones",
  "tcs",
  "kfp",
  "mini-case",
  "lca",
] as const;
export type BankType = (typeof BANK_TYPES)[number];

export const MOST_PROPOSITIONS = 26;
/** a, b, c… */
export const letter = (at: number): string => String.fromCodePoint("a".charCodeAt(0) + at);

/**
 * Fewer experts make an unreliable key: ten to fifteen are wanted (CPASS, Université de Montréal,
 * "Provide scores", read on 2026-11-26).
 */
export const FEWEST_EXPERTS = 10;
export const expertsIn = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
