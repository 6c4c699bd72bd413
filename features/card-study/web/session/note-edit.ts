import type {
  Note,
  NoteContent,
  NoteDetails,
  StudyCard,
} from "#features/flashcards/domain/public.ts";

/** What the form of a note gives. */
export type WrittenNote = NoteContent & Omit<NoteDetails, "mode">;

/**
 * An edit in place: what the note becomes, and the version it was made from. One that waits since
 * an earlier version of the application says nothing of the details.
 */
export type NoteEdit = Pick<Note, "id" | "version"> &
  NoteContent &
  Partial<Omit<NoteDetails, "mode">>;

export const editOf = ({ noteId, version }: StudyCard, written: WrittenNote): NoteEdit => ({
  id: noteId,
  version,
  ...written,
});
