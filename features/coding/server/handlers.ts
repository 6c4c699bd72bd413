import { codingTables, stayTariffs } from "#features/nomenclatures/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { estimateStay, supplementsOf } from "../domain/stay.ts";
import { browseCodes, listedCode, namedFavourites } from "./browse-codes.ts";
import { codeDescription } from "./code-description.ts";
import { codesFor } from "./find-codes.ts";
import { proposeCodes } from "./propose-codes.ts";
import { eraseRecord, keepRecord, recordsOf } from "./queries.ts";
import { everyFavourite, starCode, useCode } from "./queries-favourites.ts";

const os = implementFeature(contract);
const SHOWN = 30;
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

export const handlers = os.router({
  code: os.code.handler(async ({ input, context: { services } }) => ({
    coded: await codeDescription(services, input),
    model: services.config.ai !== null,
  })),

  propose: os.propose.handler(
    async ({ input: { text }, context: { me, services }, errors, signal }) => {
      const asking = { services, signal: signal ?? new AbortController().signal };
      const proposed = await proposeCodes(asking, me.id, text);
      if (!("reason" in proposed)) return proposed;
      switch (proposed.reason) {
        case "noModel":
          throw errors.CONFLICT();
        case "rateLimited":
          throw errors.RATE_LIMITED({ data: { retryAfter: proposed.retryAfter } });
        case "exhausted": {
          const { limit, resetsAt } = proposed;
          throw errors.MONTHLY_LIMIT({ data: { limit, resetsAt } });
        }
      }
    },
  ),

  find: os.find.handler(async ({ input: { table, query, date }, context: { services } }) => ({
    results: await codesFor(services, table, query, date),
  })),

  stay: os.stay.handler(async ({ input, context: { services } }) => {
    const { ghm, days, date, supplements: given } = input;
    const { edition, label, items, supplements: years } = await stayTariffs(services, ghm);
    const supplements = supplementsOf(years, given, date);
    return { edition, label, estimates: estimateStay(items, days, date), supplements };
  }),

  browse: os.browse.handler(async ({ input, context: { services }, errors }) => {
    const place = await browseCodes(services, input);
    if (!place) throw errors.NOT_FOUND();
    return place;
  }),

  favourites: os.favourites.handler(async ({ context: { me, services } }) => {
    const rows = await services.db.asPerson(me.id, everyFavourite);
    return namedFavourites(services, rows, dayOf(services.now()));
  }),

  star: os.star.handler(async ({ input, context: { me, services }, errors }) => {
    const { table, code, on } = input;
    const at = services.now();
    const tables = await codingTables(services);
    if (on && !listedCode(tables, table, code, dayOf(at))) throw errors.NOT_FOUND();
    await services.db.asPerson(me.id, (tx) => starCode(tx, me.id, { table, code, at }, on));
    return { on };
  }),

  use: os.use.handler(async ({ input: { table, code }, context: { me, services }, errors }) => {
    const at = services.now();
    const tables = await codingTables(services);
    if (!listedCode(tables, table, code, dayOf(at))) throw errors.NOT_FOUND();
    await services.db.asPerson(me.id, (tx) => useCode(tx, me.id, { table, code, at }));
    return { code };
  }),

  keep: os.keep.handler(
    async ({ input: { id, ...content }, context: { me, services }, errors }) => {
      const record = { id, content, keptAt: services.now() };
      const kept = await services.db.asPerson(me.id, (tx) => keepRecord(tx, me.id, record));
      if (!kept) throw errors.NOT_FOUND();
      return { id };
    },
  ),

  records: os.records.handler(async ({ context: { me, services } }) => ({
    records: await services.db.asPerson(me.id, (tx) => recordsOf(tx, SHOWN)),
  })),

  erase: os.erase.handler(async ({ input: { id }, context: { me, services }, errors }) => {
    const gone = await services.db.asPerson(me.id, (tx) => eraseRecord(tx, id));
    if (!gone) throw errors.NOT_FOUND();
    return { id };
  }),
});
