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
