import type { PaletteItem } from "#platform/feature/web/web-feature.ts";
import { currentLanguage } from "#platform/i18n/web/i18n.ts";
import type { CalculatorSummary } from "../contract.ts";
import { client } from "./api.ts";
import { matching } from "./search.ts";

// The catalogue changes with the version only: asked for once a language, not at each key.
const asked = new Map<string, Promise<CalculatorSummary[]>>();

export async function findCalculators(query: string, signal: AbortSignal): Promise<PaletteItem[]> {
  const language = currentLanguage();
  let list = asked.get(language);
  if (!list) {
    list = client.list({ language });
    asked.set(language, list);
    list.catch(() => asked.delete(language));
  }
  const all = await list;
  if (signal.aborted) return [];
  return matching(all, query).map(({ id, name, summary }) => ({
    id: `calculator:${id}`,
    label: name,
    description: summary,
    to: `/calculator/${id}`,
  }));
}
