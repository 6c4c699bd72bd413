import { implementFeature } from "#platform/feature/server/implement.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { contract } from "../contract.ts";
import { CALCULATORS } from "../domain/catalogue.ts";
import { textsOf } from "./texts.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  list: os.list.handler(({ input }) =>
    CALCULATORS.map((calculator) => {
      const { id, category } = calculator;
      const { name, summary } = textsOf(calculator, input.language);
      const others = LANGUAGES.map((language) => textsOf(calculator, language));
      const names = [
        ...new Set(others.flatMap((texts) => [texts.name, texts.short, ...texts.names])),
      ];
      return { id, name, summary, category, names };
    }),
  ),
});
