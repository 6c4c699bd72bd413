// What is being imported or written, kept on this device until the server has acknowledged it: a
// closed tab or an expired session loses nothing, and sending it again is the same version.
import { keepDraft } from "#platform/auth/web/drafts.ts";
import type { Origin, Readers } from "../../domain/protocol.ts";

export interface Draft {
  id: string;
  versionId: string;
  /** Number of the version it follows; 0 for a new protocol. */
  after: number;
  title: string;
  service: string;
  author: string;
  dated: string;
  /** Empty: no end. */
  validUntil: string;
  readers: Readers;
  origin: Origin;
  fileName: string;
  pages: string[];
}

export const emptyDraft = (today: string): Draft => ({
  ...{ id: crypto.randomUUID(), versionId: crypto.randomUUID(), after: 0 },
  ...{ title: "", service: "", author: "", dated: today, validUntil: "", readers: "user" },
  ...{ origin: "plain", fileName: "", pages: [] },
});

/** `place`: "new", or the id of the protocol that gets a new version. */
const key = (personId: string, place: string) => `protocol:${personId}:${place}`;

export function readDraft(personId: string, place: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(personId, place)) ?? "null") as Draft | null;
    if (!kept || typeof kept.versionId !== "string" || !Array.isArray(kept.pages)) return null;
    // A draft of an earlier version of the application says nothing of its readers.
    return { ...kept, readers: kept.readers ?? "user" };
  } catch {
    // Storage refused or unreadable: the text lives as long as the page.
    return null;
  }
}

/** False when the device refuses to keep it. */
export const writeDraft = (personId: string, place: string, draft: Draft | null): boolean =>
  keepDraft(personId, key(personId, place), draft);
