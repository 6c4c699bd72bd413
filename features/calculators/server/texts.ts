import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Services } from "#platform/feature/server/context.ts";
import { LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import type { Calculator, CalculatorTexts } from "../domain/calculator.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import type { Say } from "../domain/present.ts";

const folder = join(import.meta.dirname, "../domain");
const read = (id: string, language: Language): CalculatorTexts =>
  JSON.parse(readFileSync(join(folder, id, `${language}.json`), "utf8"));

// Read once, at the start: a calculator without its texts stops the server, not a person.
const TEXTS: ReadonlyMap<string, CalculatorTexts> = new Map(
  CALCULATORS.flatMap(({ id }) =>
    LANGUAGES.map((language) => [`${id}/${language}`, read(id, language)] as const),
  ),
);

export function textsOf({ id }: Calculator, language: Language): CalculatorTexts {
  const texts = TEXTS.get(`${id}/${language}`);
  if (!texts) throw new Error(`Calculator ${id} has no texts in ${language}`);
  return texts;
}

/** The texts of one calculator in every language: a label is accepted in any of them. */
export const everyLanguage = (calculator: Calculator): readonly CalculatorTexts[] =>
  LANGUAGES.map((language) => textsOf(calculator, language));

/** The sentences of this room in one language. */
export const sayIn =
  ({ texts }: Pick<Services, "texts">, language: Language): Say =>
  (key, vars) =>
    texts.t(language, `calculators:${key}`, vars);
