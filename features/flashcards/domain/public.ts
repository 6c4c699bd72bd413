// What other rooms may use of the rules of this one: nothing else is entered from outside. Without
// zod: screens read it. The shapes on the wire are lent by the contract.
export {
  type AnkiCard,
  type AnkiCardRow,
  type AnkiNote,
  type AnkiReviewRow,
  type AnkiType,
  isDueByDay,
  mergedOrigin,
  type NoteOrigin,
  SECONDS_FROM,
} from "./anki-origin.ts";
export { LEARN_AHEAD_MS } from "./arrange.ts";
export { CARRIED_DAYS } from "./carried.ts";
export { DEFAULT_DECK_OPTIONS, scheduleOf, shareOfDay } from "./deck-options.ts";
export { DEEPEST, faces } from "./faces.ts";
export { MASTERED_FROM_DAYS, mastery } from "./mastery.ts";
export { mediaReferences, renameMedia } from "./media-references.ts";
export type { MediaType } from "./media-type.ts";
export { digest, missingFields } from "./note-content.ts";
export { contentOf } from "./note-details.ts";
export { eachPlain, PLAIN_FIELDS, type PlainField, plainField, plainValue } from "./note-fields.ts";
export { NOTE_DIFFICULTIES } from "./note-words.ts";
export { numbered, numbersOf, occlusionKey, readNumbers } from "./occlusion.ts";
export { clozeNumbers, ordinalsOf } from "./ordinals.ts";
export { gapsFilled, plainText, questionKey } from "./plain-text.ts";
export { parseQuery } from "./query.ts";
export type { Change, StarterCards } from "./wire-manage.ts";
export type { Deck, DeckOptions, Note, NoteContent, NoteDetails } from "./wire-note.ts";
export type { Exam } from "./wire-plan.ts";
export type { Queue, Scope, StudyCard } from "./wire-study.ts";
