// What is being typed for a sheet, kept on this device until the sheet is there: a closed tab or an
// expired session loses nothing, and asking again after one is the same sheet.
import { noteDraft } from "#platform/auth/web/drafts.ts";

export interface Draft {
  /** What the id of the sheet to come is made from. */
  id: string;
  kind: "topic" | "text" | "file";
  topic: string;
  text: string;
  title: string;
  /** The file the text was read from. */
  fileName: string;
}

const key = (personId: string) => `revision-sheet-new:${personId}`;

export const emptyDraft = (): Draft => ({
  id: crypto.randomUUID(),
  kind: "topic",
  topic: "",
  text: "",
  title: "",
  fileName: "",
});

export const isEmpty = ({ topic, text, title }: Draft): boolean =>
  `${topic}${text}${title}`.trim() === "";

export function readDraft(personId: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key(personId)) ?? "null") as Partial<Draft> | null;
    if (typeof kept?.id === "string") return { ...emptyDraft(), ...kept };
  } catch {
    // storage refused or unreadable: the text lives as long as the page
  }
  return emptyDraft();
}

export function writeDraft(personId: string, draft: Draft | null): void {
  noteDraft(personId, key(personId), draft !== null && !isEmpty(draft));
  try {
    if (draft === null || isEmpty(draft)) localStorage.removeItem(key(personId));
    else localStorage.setItem(key(personId), JSON.stringify(draft));
  } catch {
    // storage refused or full: typing must go on
  }
}
