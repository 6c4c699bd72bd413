import { drugSheet, findDrugs } from "#features/nomenclatures/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { prescriptionRules } from "./prescription.ts";

const os = implementFeature(contract);
const FOUND = 20;

export const handlers = os.router({
  search: os.search.handler(async ({ input: { query }, context: { services } }) => {
    const results = await findDrugs(services, query, FOUND);
    return { imported: results !== null, results: results ?? [] };
  }),

  sheet: os.sheet.handler(async ({ input: { cis }, context: { services }, errors }) => {
    const found = await drugSheet(services, cis);
    if (!found) throw errors.NOT_FOUND();
    return { cis, ...found };
  }),

  analyse: os.analyse.handler(async ({ input: { drugs }, context: { services } }) => {
    const rules = await prescriptionRules(services);
    if (!rules) return { source: null, interactions: [], duplicates: [], unverified: [...drugs] };
    const { interactions, duplicates, unverified } = rules.analyse(drugs);
    return {
      source: { edition: rules.edition, pairs: rules.pairs },
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
