// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { csvRows, DELIMITERS, UnclosedQuote } from "./csv.ts";
export { quantitiesIn } from "./generation-passage.ts";
export { itemsOf } from "./generation-quality.ts";
export { MASTERED_FROM_DAYS } from "./mastery.ts";
export type { NoteContent } from "./wire-note.ts";
export { cardState, instant, rating, timeZone } from "./wire-study.ts";
