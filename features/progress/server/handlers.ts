import { studyDay } from "#features/memory/domain/public.ts";
import { papers } from "#features/study/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { ON_CALL } from "../domain/amounts.ts";
import { inReach, mayMark } from "../domain/on-call.ts";
import { addOnCall, lockPerson, onCallDays, removeOnCall, saveTimeZone } from "./queries.ts";
import { readDays, readOnCall, readOverview } from "./read-overview.ts";
import { statisticsHandlers } from "./statistics-handlers.ts";
import { xpOfAnswers } from "./xp-of-answers.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  ...statisticsHandlers,

  overview: os.overview.handler(({ input: { timeZone }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readOverview(tx, { now: services.now(), timeZone })),
  ),

  listDays: os.listDays.handler(
    ({ input: { timeZone, days, source }, context: { me, services } }) =>
      services.db.asPerson(me.id, (tx) =>
        readDays(tx, { now: services.now(), timeZone }, days, source),
      ),
  ),

  onCall: os.onCall.handler(({ input: { timeZone }, context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => readOnCall(tx, { now: services.now(), timeZone })),
  ),

  markOnCall: os.markOnCall.handler(
    async ({ input: { timeZone, day, onCall }, context: { me, services }, errors }) => {
      const now = services.now();
      const today = studyDay(now, timeZone);
      const outcome = await services.db.asPerson(me.id, async (tx) => {
        // Two devices at once could otherwise mark one day more than a week allows.
        await lockPerson(tx, me.id, timeZone);
        if (onCall) {
          const allowed = mayMark(day, today, new Set(await onCallDays(tx)));
          if (!allowed.ok) return allowed.reason;
          await addOnCall(tx, me.id, day, now);
        } else {
          if (!inReach(day, today)) return "tooFar" as const;
          await removeOnCall(tx, day);
        }
        return readOnCall(tx, { now, timeZone });
      });
      if (outcome === "tooFar")
        throw errors.ON_CALL_TOO_FAR({ data: { back: ON_CALL.back, ahead: ON_CALL.ahead } });
      if (outcome === "tooMany")
        throw errors.ON_CALL_TOO_MANY({ data: { most: ON_CALL.inSevenDays } });
      return outcome;
    },
  ),

  xpOfPaper: os.xpOfPaper.handler(async ({ input, context: { me, services }, errors }) => {
    const xp = await services.db.asPerson(me.id, async (tx) => {
      const paper = await papers.outcome(tx, input.id);
      return paper === null || paper === "open" ? null : xpOfAnswers(tx, me.id, paper.questions);
    });
    if (xp === null) throw errors.NOT_FOUND();
    return { xp };
  }),

  setTimeZone: os.setTimeZone.handler(
    async ({ input: { timeZone }, context: { me, services } }) => {
      await services.db.asPerson(me.id, (tx) => saveTimeZone(tx, me.id, timeZone));
      return { done: true as const };
    },
  ),
});
