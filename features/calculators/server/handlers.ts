import { implementFeature } from "#platform/feature/server/implement.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { contract, favouriteMark } from "../contract.ts";
import { CALCULATORS, findById } from "../domain/catalogue.ts";
import { keepFavourite, keepOpened, marksOf } from "./queries.ts";
import { textsOf } from "./texts.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  list: os.list.handler(({ input }) =>
    CALCULATORS.map((calculator) => {
      const { id, category, reasons } = calculator;
      const { name, summary } = textsOf(calculator, input.language);
      const others = LANGUAGES.map((language) => textsOf(calculator, language));
      const names = [
        ...new Set(others.flatMap((texts) => [texts.name, texts.short, ...texts.names])),
      ];
      const fields = Object.keys(calculator.inputs);
      return { id, name, summary, category, reasons: [...reasons], names, fields };
    }),
  ),

  marks: os.marks.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => marksOf(tx)),
  ),

  mark: os.mark.handler(async ({ input, context: { me, services } }) => {
    const now = services.now();
    const read = input.changes.map((change) => favouriteMark.safeParse(change));
    const known = read
      .flatMap(({ data }) => data ?? [])
      .filter(({ calculator }) => findById(calculator) !== null);
    await services.db.asPerson(me.id, async (tx) => {
      // A clock that is ahead would win against every later word.
      for (const { at, ...change } of known)
        await keepFavourite(tx, me.id, {
          ...change,
          at: new Date(Math.min(at.getTime(), now.getTime())),
        });
    });
    const acknowledged = known.map(({ id }) => id);
    return {
      acknowledged,
      refused: idsOf(input.changes).filter((id) => !acknowledged.includes(id)),
    };
  }),

  opened: os.opened.handler(async ({ input, context: { me, services }, errors }) => {
    if (findById(input.calculator) === null) throw errors.NOT_FOUND();
    await services.db.asPerson(me.id, (tx) =>
      keepOpened(tx, me.id, input.calculator, services.now()),
    );
    return { done: true as const };
  }),
});

const idsOf = (changes: readonly unknown[]): string[] =>
  changes.flatMap((change) =>
    typeof change === "object" && change !== null && "id" in change && typeof change.id === "string"
      ? [change.id]
      : [],
  );
