import { addDays, studyDay } from "#features/memory/domain/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { openDay, setLevel } from "./open-day.ts";
import { readSummary } from "./read-summary.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  open: os.open.handler(async ({ input: { timeZone }, context: { me, services }, errors }) => {
    const day = studyDay(services.now(), timeZone);
    const today = await openDay(services, me.id, { day, timeZone });
    if (!today) throw errors.NO_QUESTIONS();
    const tomorrow = await openDay(services, me.id, { day: addDays(day, 1), timeZone });
    return { today, tomorrow };
  }),

  summary: os.summary.handler(async ({ input, context: { me, services }, errors }) => {
    const summary = await services.db.asPerson(me.id, (tx) =>
      readSummary(services, tx, me.id, input),
    );
    if (!summary) throw errors.NOT_FOUND();
    if (summary === "open") throw errors.NOT_SUBMITTED();
    return summary;
  }),

  setLevel: os.setLevel.handler(
    async ({ input: { level, timeZone }, context: { me, services } }) => {
      const today = studyDay(services.now(), timeZone);
      await services.db.asPerson(me.id, (tx) =>
        setLevel(tx, me.id, { level, days: [today, addDays(today, 1)] }),
      );
      return { done: true as const };
    },
  ),
});
