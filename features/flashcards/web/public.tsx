// What other rooms ask of this one in the browser: the ones that were cut from it draw their tabs
// with the same parts, and make its own lists read again.
export { client, queries, timeZone } from "./api.ts";
export { DeckDialog } from "./decks/deck-dialog.tsx";
export { useDecks } from "./decks/use-decks.ts";
export { default as formStyles } from "./form/form.module.css";
export { detailsOf, linesOf, type NoteDraft, nextGap, tagsOf } from "./form/note-draft.ts";
export { NoteForm } from "./form/note-form.tsx";
export { default as keysStyles } from "./keys/keys.module.css";
export { decksWithin, waitingReviews } from "./offline/cached-decks.ts";
export {
  type CachedCards,
  cachedCards,
  keepCards,
  knownCards,
  refreshCache,
} from "./offline/card-cache.ts";
export { askable, withPending, zoneOf } from "./offline/pending.ts";
export { OcclusionView } from "./picture/occlusion-view.tsx";
export { RichText } from "./rich/rich-text.tsx";
export { onStudyRequest, requestStudy, takeStudyRequest } from "./study-request.ts";
