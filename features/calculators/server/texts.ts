import type { Services } from "#platform/feature/server/context.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";
import type { Say } from "../domain/present.ts";
import { texts as en } from "../domain/texts-en.ts";
import { texts as es } from "../domain/texts-es.ts";
import { texts as fr } from "../domain/texts-fr.ts";

const TEXTS: Readonly<Record<Language, Readonly<Record<string, CalculatorTexts>>>> = { fr, en, es };

export function textsOf({ id }: Calculator, language: Language): CalculatorTexts {
  const texts = TEXTS[language][id];
  if (!texts) throw new Error(`Calculator ${id} has no texts in ${language}`);
  return texts;
}

/** The sentences of this room in one language. */
export const sayIn =
  ({ texts }: Pick<Services, "texts">, language: Language): Say =>
  (key, vars) =>
    texts.t(language, `calculators:${key}`, vars);
