import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { loadTexts, text } from "#platform/i18n/web/i18n.ts";
import type { ChecklistSummary } from "../contract.ts";
import { listChecklists } from "./offline.ts";
import { matching } from "./search.ts";

// The catalogue changes with the version only: asked for once, not at each key.
let asked: Promise<ChecklistSummary[]> | null = null;

export async function findChecklists(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  asked ??= listChecklists().then(
    ({ data }) => data,
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  const all = await asked;
  await loadTexts("checklists");
  if (signal.aborted) return [];
  return matching(all, query).map(({ id, title }) => ({
    id: `checklist:${id}`,
    label: title,
    description: text("checklists:nav.title"),
    to: `/checklists/${id}`,
  }));
}
