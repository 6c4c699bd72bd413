import { foresight } from "#features/flashcards/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { readStatistics } from "./read-statistics.ts";
import { predictionsOf, readAhead, readInsights } from "./read-statistics-ahead.ts";

const os = implementFeature(contract);

export const statisticsHandlers = {
  statistics: os.statistics.handler(({ input: { timeZone, range }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readStatistics(tx, { now: services.now(), timeZone }, range)),
  ),

  predictions: os.predictions.handler(async ({ input: { timeZone }, context: { me, services } }) => {
    const moment = { now: services.now(), timeZone };
    const read = await services.db.asPerson(me.id, async (tx) => {
      const ahead = await readAhead(tx, moment);
      if (ahead.foresight.unmeasured > 0) await foresight.measureRecall(tx, services, me.id);
      return ahead;
    });
    return predictionsOf(read);
  }),

  insights: os.insights.handler(({ input: { timeZone }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readInsights(tx, { now: services.now(), timeZone })),
  ),
};
