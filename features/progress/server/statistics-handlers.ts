import { foresight, turns } from "#features/card-statistics/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { takeRateLimit } from "#platform/http/server/rate-limit.ts";
import { contract } from "../contract.ts";
import { readStatistics } from "./read-statistics.ts";
import { predictionsOf, readAhead, readInsights } from "./read-statistics-ahead.ts";

const os = implementFeature(contract);

/**
 * The measure of a large collection takes seconds: looking again meanwhile asks for no second one.
 */
const MEASURE = { max: 1, windowSeconds: 600 };

export const statisticsHandlers = {
  statistics: os.statistics.handler(({ input: { timeZone, range }, context: { me, services } }) =>
    readStatistics(turns.readInTurns(services.db, me.id), { now: services.now(), timeZone }, range),
  ),

  predictions: os.predictions.handler(
    async ({ input: { timeZone }, context: { me, services } }) => {
      const moment = { now: services.now(), timeZone };
      const read = await readAhead(turns.readInTurns(services.db, me.id), moment);
      if (read.foresight.unmeasured > 0) {
        const asked = { ...MEASURE, key: `progress.measure:${me.id}`, now: moment.now };
        if ((await takeRateLimit(services.db, asked)).allowed)
          await services.db.asPerson(me.id, (tx) => foresight.measureRecall(tx, services, me.id));
      }
      return predictionsOf(read);
    },
  ),

  insights: os.insights.handler(({ input: { timeZone }, context: { me, services } }) =>
    readInsights(turns.readInTurns(services.db, me.id), { now: services.now(), timeZone }),
  ),
};
