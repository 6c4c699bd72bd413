import type { Note } from "../../domain/wire-note.ts";
import type { StudyCard } from "../../domain/wire-study.ts";

/** An edit in place: what the note becomes, and the version it was made from. */
export type NoteEdit = Pick<
  Note,
  "id" | "version" | "kind" | "question" | "answer" | "extra" | "occlusion"
>;

export const editOf = (
  { noteId, version, kind, occlusion }: StudyCard,
  written: Pick<NoteEdit, "question" | "answer" | "extra">,
): NoteEdit => ({ id: noteId, version, kind, occlusion, ...written });
