import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { cache } from "#platform/offline/web/cache.ts";
import { serverOrDevice } from "#platform/offline/web/cached-query.ts";
import { NotCached } from "#platform/offline/web/not-cached.ts";
import type { OfflinePack } from "#platform/offline/web/offline-work.ts";
import type { CalculatorSummary } from "../contract.ts";
import { client } from "./api.ts";
import { loadCalculator } from "./load-calculator.ts";

const TYPE = "calculator";
const MOST = 2_000;

/** What the device keeps of a calculator: its line in the list. */
interface KeptCalculator extends CalculatorSummary {
  language: Language;
  /** In the server's order. */
  place: number;
}

/** Fetches the list in the three languages: a person without network may change theirs. */
export const warm: OfflinePack["warm"] = async ({ cache: store, step }) => {
  for (const [index, language] of LANGUAGES.entries()) {
    const list = await client.list({ language });
    const entries = list.map((summary, place): { key: string; data: KeptCalculator } => ({
      key: `${language}/${summary.id}`,
      data: { ...summary, language, place },
    }));
    // The computation is in the application's own files; only the list comes from the server. It
    // never expires.
    await store.put(TYPE, entries, null);
    step(index + 1, LANGUAGES.length);
  }
};

/** Every calculator of the list, with its code from the application's own files. */
export async function calculatorsOpen(): Promise<boolean> {
  const kept = await cache.list<KeptCalculator>(TYPE, MOST);
  const loaded = await Promise.all(kept.map(({ id, language }) => loadCalculator(id, language)));
  return kept.length > 0 && loaded.every((one) => one !== null);
}

async function keptList(language: Language): Promise<CalculatorSummary[]> {
  const all = await cache.list<KeptCalculator>(TYPE, MOST);
  const kept = all.filter((one) => one.language === language);
  if (kept.length === 0) throw new NotCached("absent");
  // What an earlier version kept names no reasons.
  return kept
    .map((one) => ({ ...one, reasons: one.reasons ?? [] }))
    .toSorted((a, b) => a.place - b.place);
}

/** The list, from the device when the server cannot be reached and the device has it. */
export const listCalculators = (language: Language): Promise<CalculatorSummary[]> =>
  serverOrDevice(
    (signal) => client.list({ language }, { signal }),
    () => keptList(language),
  );
