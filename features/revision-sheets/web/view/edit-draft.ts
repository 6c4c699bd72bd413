// An edit that is not saved yet, kept on this device: a closed tab, a lost network or an expired
// session loses nothing.
import { keepDraft, noteDraft } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import type { Section } from "../../domain/sections.ts";

export interface EditDraft {
  /** Of the sheet it was begun on: saving it over a later one keeps both. */
  version: number;
  title: string;
  texts: Record<Section, string>;
}

const key = (id: string) => `revision-sheet-edit:${session.current()?.id ?? ""}:${id}`;

export function readEdit(id: string): EditDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(id)) ?? "null") as EditDraft | null;
    return typeof kept?.version === "number" && typeof kept.texts === "object" ? kept : null;
  } catch {
    return null; // storage refused or unreadable: the edit lives as long as the page
  }
}

export const hasDraft = (id: string): boolean => readEdit(id) !== null;

/** The edit of a deleted sheet is no loss; that of a sheet brought back is one again. */
export const noteEdit = (id: string, isThere: boolean): void =>
  noteDraft(session.current()?.id ?? "", key(id), isThere && hasDraft(id));

/** False when the device refuses to keep it. */
export const writeEdit = (id: string, draft: EditDraft | null): boolean =>
  keepDraft(session.current()?.id ?? "", key(id), draft);
