// What is being written, on this device until the server has acknowledged it: a closed tab loses
// nothing, and sending it again is the same version.
import { keepDraft } from "#platform/auth/web/drafts.ts";
import type { ChecklistView } from "../../contract.ts";
import type { OwnContent, OwnStep } from "../../domain/own.ts";

export interface Draft extends OwnContent {
  id: string;
  versionId: string;
  /** Number of the version it follows; 0 for a new checklist. */
  after: number;
}

export const emptyStep = (): OwnStep => ({
  ...{ id: crypto.randomUUID(), title: "", text: "", critical: false, metronome: false },
  ...{ passage: null, doses: [], timer: null },
});

export const emptyDraft = (): Draft => ({
  ...{ id: crypto.randomUUID(), versionId: crypto.randomUUID(), after: 0 },
  ...{ title: "", summary: "", specialty: "emergency", category: "procedure" },
  ...{ population: "all", steps: [emptyStep()] },
});

/** Its steps, with the doses of the library that they name. */
export function contentOf(view: ChecklistView): OwnContent {
  const { title, summary, specialty, category, population, steps } = view;
  return {
    ...{ title, summary, specialty, category, population },
    steps: steps.map(({ id, title, text = "", critical, metronome, passage, ...step }) => ({
      ...{ id, title, text, critical, metronome, passage: passage ?? null },
      doses: [...step.doses.map(({ sheet, anchor }) => `${sheet}#${anchor}`), ...step.withheld],
      timer: step.timer ? { ...step.timer, until: step.timer.until ?? null } : null,
    })),
  };
}

/** `place`: "new", or the id of the checklist that gets a new version. */
const key = (personId: string, place: string) => `own-checklist:${personId}:${place}`;

export function readDraft(personId: string, place: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(personId, place)) ?? "null") as Draft | null;
    return kept && typeof kept.versionId === "string" && Array.isArray(kept.steps) ? kept : null;
  } catch {
    return null; // storage refused or unreadable: the text lives as long as the page
  }
}

/** False when the device refuses to keep it. */
export const writeDraft = (personId: string, place: string, draft: Draft | null): boolean =>
  keepDraft(personId, key(personId, place), draft);
