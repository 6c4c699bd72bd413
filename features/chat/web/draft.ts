// What was typed and not yet acknowledged, kept on this device for this person: a closed tab, an
// expired session or a refused question loses nothing.
import { noteDraft } from "#platform/auth/web/drafts.ts";

const key = (personId: string, conversationId: string | undefined) =>
  `chat-draft:${personId}:${conversationId ?? "new"}`;

export function readDraft(personId: string, conversationId: string | undefined): string {
  try {
    return localStorage.getItem(key(personId, conversationId)) ?? "";
  } catch {
    return ""; // storage refused by the browser: the text lives as long as the page
  }
}

export function writeDraft(
  personId: string,
  conversationId: string | undefined,
  text: string,
): void {
  noteDraft(personId, key(personId, conversationId), text.trim() !== "");
  try {
    if (text === "") localStorage.removeItem(key(personId, conversationId));
    else localStorage.setItem(key(personId, conversationId), text);
  } catch {
    // storage refused or full: nothing more can be done, and typing must go on
  }
}
