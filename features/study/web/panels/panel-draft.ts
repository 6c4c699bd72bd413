// A panel that is being written, kept on this device until it is opened.
import type { Specialty } from "#features/guidelines/domain/public.ts";
import { noteDraft } from "#platform/auth/web/drafts.ts";
import { session } from "#platform/auth/web/session.ts";
import type { ConcordanceAsk } from "../../domain/question.ts";

export interface DraftItem {
  /** Of the form, not of the panel. */
  readonly key: string;
  readonly statement: string;
  readonly ask: ConcordanceAsk;
  readonly hypothesis: string;
  readonly information: string;
  readonly explanation: string;
}
export interface PanelDraft {
  readonly title: string;
  readonly who: string;
  readonly specialty: Specialty | "";
  readonly items: readonly DraftItem[];
}

export const emptyItem = (): DraftItem => ({
  ...{ key: crypto.randomUUID(), statement: "", ask: "diagnosis", hypothesis: "" },
  ...{ information: "", explanation: "" },
});
export const emptyPanel = (): PanelDraft => ({
  ...{ title: "", who: "", specialty: "", items: [emptyItem()] },
});

const isWritten = ({ statement, hypothesis, information }: DraftItem) =>
  [statement, hypothesis, information].every((text) => text.trim() !== "");
export const isReady = ({ title, who, items }: PanelDraft): boolean =>
  title.trim() !== "" && who.trim() !== "" && items.every(isWritten);

const owner = () => session.current()?.id ?? "";
const keyOf = (personId: string) => `panel-new:${personId}`;

export function readPanelDraft(): PanelDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(owner())) ?? "null") as PanelDraft | null;
    return stored && Array.isArray(stored.items) && stored.items.length > 0 ? stored : emptyPanel();
  } catch {
    return emptyPanel(); // storage refused or unreadable: the text lives as long as the page
  }
}

export function writePanelDraft(draft: PanelDraft | null): void {
  const key = keyOf(owner());
  const typed = draft !== null && `${draft.title}${draft.items[0]?.statement}`.trim() !== "";
  noteDraft(owner(), key, typed);
  try {
    if (draft) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
  } catch {
    // storage refused or full: typing must go on
  }
}
