/** The longest file that a page sends, in characters: longer ones are for the command line. */
export const LONGEST_SENT = 800_000;
/** Refused places that are named; the others are counted. */
export const MOST_NAMED = 50;
export const PREVIEWED = 3;
