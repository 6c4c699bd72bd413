import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { currentLanguage, loadTexts, text } from "#platform/i18n/web/i18n.ts";
import { words } from "#platform/search/normalise.ts";
import type { CalculatorSummary } from "../contract.ts";
import { BUNDLES } from "../domain/bundles.ts";
import { listCalculators } from "./offline.ts";
import { matching } from "./search.ts";

// The catalogue changes with the version only: asked for once a language, not at each key.
const asked = new Map<string, Promise<CalculatorSummary[]>>();

export async function findCalculators(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const language = currentLanguage();
  let list = asked.get(language);
  if (!list) {
    list = listCalculators(language);
    asked.set(language, list);
    list.catch(() => asked.delete(language));
  }
  const all = await list;
  if (signal.aborted) return [];
  await loadTexts("calculators");
  if (signal.aborted) return [];
  const bundles = BUNDLES.map(({ id }) => ({
    id,
    label: text(`calculators:bundles.${id}`),
  })).filter(({ label }) =>
    words(query).every((typed) => words(label).some((one) => one.startsWith(typed))),
  );
  const reasons = bundles.map(({ id, label }) => ({
    id: `calculators-of:${id}`,
    label,
    description: text("calculators:bundle.description"),
    to: `/calculator/reason/${id}`,
  }));
  const found = matching(all, query).map(({ id, name, summary }) => ({
    id: `calculator:${id}`,
    label: name,
    description: summary,
    to: `/calculator/${id}`,
  }));
  return [...reasons, ...found];
}
