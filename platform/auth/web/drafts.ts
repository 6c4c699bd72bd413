// What a person is writing and the server does not have. Each room keeps it on this device under
// "<what>:<person>", then ":<which>" when there are several: a closed tab or an expired session
// loses nothing. A sign-out asks, then erases.

/** The keys under which something was typed: a form whose fields are empty is no loss. */
const typedKeys = (personId: string): string => `drafts:${personId}`;

function readTyped(personId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(typedKeys(personId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((key) => typeof key === "string") : [];
  } catch {
    return []; // storage refused or unreadable: nothing was kept, or nobody knows what
  }
}

/**
 * Remembers whether the draft of this key holds anything that somebody typed. To be called when it
 * is written.
 */
export function noteDraft(personId: string, key: string, typed: boolean): void {
  const before = readTyped(personId);
  if (before.includes(key) === typed) return;
  const after = typed ? [...before, key] : before.filter((one) => one !== key);
  try {
    if (after.length === 0) localStorage.removeItem(typedKeys(personId));
    else localStorage.setItem(typedKeys(personId), JSON.stringify(after));
  } catch {
    // storage full: the draft itself is not there either
  }
}

/**
 * Keeps a draft under its key, or takes it away when it is null; false when the device refuses it:
 * it is on screen alone. `typed`: whether it holds anything that somebody typed.
 */
export function keepDraft(
  personId: string,
  key: string,
  draft: object | null,
  typed = draft !== null,
): boolean {
  noteDraft(personId, key, typed);
  try {
    if (draft === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export const hasDrafts = (personId: string): boolean => readTyped(personId).length > 0;

/** Everything that is kept here under this person's name. */
export function eraseDrafts(personId: string): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage))
        if (key.split(":")[1] === personId) storage.removeItem(key);
  } catch {
    // storage refused: nothing was kept either
  }
}
