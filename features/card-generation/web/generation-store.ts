// The text and its proposals, kept on this device at each step: a reload or a closed tab loses
// neither.
import { noteDraft } from "#platform/auth/web/drafts.ts";
import { type Batch, type SourceText, waiting } from "../domain/batch.ts";
import { isSameBatch, mergeBatches } from "../domain/merge.ts";

export type Way = "text" | "file" | "sheet";

export interface Form {
  way: Way;
  source: SourceText;
  /** What lent the text: it is shown, not edited. */
  lent: "sheet" | "answer" | null;
  /** What was typed before something was lent: it comes back. */
  aside: SourceText | null;
  deckId: string;
  tags: string;
  count: number;
  by: Batch["by"];
}

export interface Stored {
  form: Form;
  batch: Batch | null;
}

export const NO_SOURCE: SourceText = {
  title: "",
  link: "",
  year: null,
  specialty: null,
  text: "",
  marks: [],
};
export const emptyForm = (before?: Form): Form => ({
  way: before?.lent ? "text" : (before?.way ?? "text"),
  source: before?.aside ?? NO_SOURCE,
  lent: null,
  aside: null,
  deckId: before?.deckId ?? "",
  tags: before?.tags ?? "",
  count: before?.count ?? 15,
  by: before?.by ?? "model",
});

const typedSource = ({ source }: Form) => (source.text.trim() === "" ? null : source);

/** A lent text takes the place of what was typed, which waits. */
export const lend = (form: Form, source: SourceText, lent: "sheet" | "answer"): Partial<Form> => ({
  source,
  lent,
  aside: form.lent ? form.aside : typedSource(form),
});
export const undoHandover = ({ aside }: Form): Partial<Form> => ({
  source: aside ?? NO_SOURCE,
  lent: null,
  aside: null,
});

/** Where it is in the local storage, which all tabs of the device share. */
export const storageKey = (personId: string) => `flashcards-generated:${personId}`;

/** Null when the device holds nothing of it. */
export function storedOrNull(personId: string): Stored | null {
  try {
    const kept = JSON.parse(
      localStorage.getItem(storageKey(personId)) ?? "null",
    ) as Partial<Stored> | null;
    if (typeof kept?.form?.source?.text === "string") {
      const batch = Array.isArray(kept.batch?.proposals) ? kept.batch : null;
      return { form: { ...emptyForm(), ...kept.form }, batch };
    }
  } catch {
    // storage refused or unreadable: the work lives as long as the page
  }
  return null;
}
export const readStored = (personId: string): Stored =>
  storedOrNull(personId) ?? { form: emptyForm(), batch: null };

/**
 * What this page holds with what another tab has kept meanwhile: judgements of both, else what was
 * kept last.
 */
export const joinStored = (mine: Stored, stored: Stored): Stored =>
  mine.batch && stored.batch && isSameBatch(mine.batch, stored.batch)
    ? { form: stored.form, batch: mergeBatches(mine.batch, stored.batch) }
    : stored;

/** Everything that was made of its text is judged. */
const isOver = (batch: Batch): boolean =>
  batch.proposals.length > 0 && batch.read >= batch.parts && waiting(batch).length === 0;

/** Proposals that wait to be judged, or a text of the person's own that has not given its cards. */
function isWorth({ form, batch }: Stored): boolean {
  if (batch && waiting(batch).length > 0) return true;
  const text = form.lent === null ? form.source.text : (form.aside?.text ?? "");
  return text.trim() !== "" && !(batch && isOver(batch) && batch.source.text === text);
}

/** False when the device refuses: full, or closed to us. */
export function writeStored(personId: string, kept: Stored): boolean {
  noteDraft(personId, storageKey(personId), isWorth(kept));
  try {
    localStorage.setItem(storageKey(personId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}
