// Where the care was given: what may be invoiced and by which grid depends on it.

export const CONTEXTS = ["urgences-publiques", "urgences-privees", "ville", "sejour"] as const;
export type Context = (typeof CONTEXTS)[number];

/** Grid of the CCAM that applies, by its number in the file; null where acts are not paid one by one. */
export const GRID: Record<Context, string | null> = {
  "urgences-publiques": "16",
  "urgences-privees": "16",
  ville: "9",
  sejour: null,
};

/** Letters of the NGAP that a visit of that context may bear, when the table has them. */
export const LETTERS: Record<Context, readonly string[]> = {
  "urgences-publiques": [],
  "urgences-privees": [],
  ville: ["G"],
  sejour: [],
};
