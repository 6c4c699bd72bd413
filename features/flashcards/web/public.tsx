// What other rooms ask of this one in the browser: the ones that were cut from it draw their tabs
// with the same parts, and make its own lists read again.
export { client, queries, timeZone } from "./api.ts";
export { default as formStyles } from "./form/form.module.css";
export { nextGap, tagsOf } from "./form/note-draft.ts";
export { default as keysStyles } from "./keys/keys.module.css";
export { DeckDialog } from "./study/deck-dialog.tsx";
export { requestStudy } from "./study/study-request.ts";
export { useDecks } from "./study/use-decks.ts";
