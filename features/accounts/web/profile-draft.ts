// What was changed in the profile and the server does not have: on this device until it does.
import { keepDraft } from "#platform/auth/web/drafts.ts";
import type { Profile } from "../domain/profile.ts";

/** The fields that were touched. An empty birth date is null: it is taken back. */
export type ProfileDraft = Partial<Profile & { name: string }>;

const keyOf = (personId: string): string => `profile:${personId}`;

export function readDraft(personId: string): ProfileDraft {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(personId)) ?? "{}");
    return kept !== null && typeof kept === "object" ? kept : {};
  } catch {
    return {}; // storage refused or unreadable: nothing was kept
  }
}

/** False when the device refuses to keep it. */
export const writeDraft = (personId: string, draft: ProfileDraft): boolean =>
  keepDraft(personId, keyOf(personId), Object.keys(draft).length > 0 ? draft : null);

/** What is left of a draft once `sent` has reached the server: what was typed meanwhile. */
export const withoutSent = (draft: ProfileDraft, sent: ProfileDraft): ProfileDraft =>
  Object.fromEntries(
    Object.entries(draft).filter(([field, value]) => sent[field as keyof ProfileDraft] !== value),
  );
