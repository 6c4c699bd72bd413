// What is being written, kept on this device until the server has the note: a closed tab or an
// expired session loses nothing.
import { keepDraft } from "#platform/auth/web/drafts.ts";
import type { NoteContent } from "../../domain/wire-note.ts";
import { NO_LINES, type NoteDraft } from "../form/note-draft.ts";

export interface Draft extends NoteDraft {
  /** What the id of the note to come is made from: the same text sent twice is created once. */
  id: string;
  deckId: string;
}

const key = (personId: string) => `flashcards-draft:${personId}`;

/** The next card is usually about the same thing: what was said beside the content stays. */
export const emptyDraft = (before?: Draft): Draft => ({
  ...NO_LINES,
  ...before,
  // A passage is of one card.
  sourcePassage: "",
  id: crypto.randomUUID(),
  deckId: before?.deckId ?? "",
  content: {
    kind: before?.content.kind ?? "basic",
    question: "",
    answer: "",
    extra: "",
    occlusion: null,
  },
});

export const isTyped = ({ question, answer, extra, occlusion }: NoteContent): boolean =>
  occlusion !== null || `${question}${answer}${extra}`.trim() !== "";

export function readDraft(personId: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key(personId)) ?? "null") as Partial<Draft> | null;
    if (kept?.content && typeof kept.id === "string") return { ...emptyDraft(), ...kept };
  } catch {
    // storage refused or unreadable: the text lives as long as the page
  }
  return emptyDraft();
}

/** False when the device refuses to keep it. */
export const writeDraft = (personId: string, draft: Draft): boolean =>
  keepDraft(personId, key(personId), draft, isTyped(draft.content));
