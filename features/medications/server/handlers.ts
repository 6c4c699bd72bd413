import { drugSheet, findDrugs } from "#features/nomenclatures/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { prescriptionRules } from "./prescription.ts";

const os = implementFeature(contract);
const FOUND = 20;

export const handlers = os.router({
  search: os.search.handler(({ input: { query }, context: { services } }) =>
    findDrugs(services, query, FOUND),
  ),

  sheet: os.sheet.handler(async ({ input: { cis }, context: { services }, errors }) => {
    const found = await drugSheet(services, cis);
    if (!found) throw errors.NOT_FOUND();
    return { cis, ...found };
  }),

  analyse: os.analyse.handler(async ({ input: { drugs }, context: { services } }) => {
    const rules = await prescriptionRules(services);
    const { interactions, duplicates, unverified } = rules.analyse(drugs);
    return {
      source: { edition: rules.edition, pairs: rules.pairs, partial: rules.partial },
      interactions: interactions.map((one) => ({
        ...one,
        levels: [...one.levels],
        said: [...one.said],
        details: [...one.details],
      })),
      duplicates,
      unverified,
    };
  }),
});
