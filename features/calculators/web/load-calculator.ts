import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";

// One chunk a calculator and one a language of it: opening one never downloads the others.
const modules = import.meta.glob<Record<string, Calculator>>("../domain/*/calculator.ts");
const texts = import.meta.glob<{ default: CalculatorTexts }>("../domain/*/{fr,en,es}.json");

export const isCalculator = (id: string): boolean => `../domain/${id}/calculator.ts` in modules;

/** The short name of one that exists. */
export async function loadShortName(id: string, language: Language): Promise<string> {
  const own = await texts[`../domain/${id}/${language}.json`]?.();
  return own?.default.short ?? id;
}

export interface LoadedCalculator {
  calculator: Calculator;
  texts: CalculatorTexts;
}

/** Null when no calculator has this id. */
export async function loadCalculator(
  id: string,
  language: Language,
): Promise<LoadedCalculator | null> {
  const [open, read] = [
    modules[`../domain/${id}/calculator.ts`],
    texts[`../domain/${id}/${language}.json`],
  ];
  if (!open || !read) return null;
  const [module, { default: own }] = await Promise.all([open(), read()]);
  const calculator = Object.values(module).find((one) => one.id === id);
  return calculator ? { calculator, texts: own } : null;
}
