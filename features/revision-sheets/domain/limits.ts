// The closed lists and the lengths of sheets: without zod, for screens.
export const TITLE_LENGTH = 200;
export const TOPIC_LENGTH = 200;
/** About ten thousand tokens: what a model reads in one piece. */
export const TEXT_LENGTH = 40_000;
export const SHORTEST_TEXT = 60;
export const STATEMENT_LENGTH = 3_000;
/**
 * Of all statements of an edited sheet together: what is given is shorter, and a hundred of them
 * still fit on a phone.
 */
export const SHEET_LENGTH = 80_000;
/** Parts of a given text that statements cite: the number of a source has three digits. */
export const MOST_PARTS = 300;
/** In one section. */
export const MOST_STATEMENTS = 60;

export const ORIGINS = ["topic", "text", "file"] as const;

/**
 * Who wrote a sheet: a language model, the library's own passages, or sentences of the given text.
 */
export const WAYS = ["model", "library", "text"] as const;

/** Whose words a statement is. */
export const AUTHORS = ["source", "model", "person"] as const;

/** Orders of the list. */
export const SORTS = ["updated", "created", "title", "due"] as const;
export type Sort = (typeof SORTS)[number];
