import type { Language } from "#platform/i18n/languages.ts";
import { findBundle } from "../../domain/bundles.ts";
import type { CalculatorTexts } from "../../domain/calculator.ts";
import { type Merged, mergeBundle } from "../../domain/merge-bundle.ts";
import { loadCalculator } from "../load-calculator.ts";

export interface LoadedBundle {
  merged: Merged;
  texts: Readonly<Record<string, CalculatorTexts>>;
}

/** Null when no bundle has this id. */
export async function loadBundle(id: string, language: Language): Promise<LoadedBundle | null> {
  const bundle = findBundle(id);
  if (!bundle) return null;
  const loaded = await Promise.all(bundle.calculators.map((one) => loadCalculator(one, language)));
  const known = loaded.filter((one) => one !== null);
  if (known.length < bundle.calculators.length) return null;
  return {
    merged: mergeBundle(
      bundle,
      known.map(({ calculator }) => calculator),
    ),
    texts: Object.fromEntries(known.map(({ calculator, texts }) => [calculator.id, texts])),
  };
}
