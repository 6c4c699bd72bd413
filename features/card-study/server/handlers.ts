import { momentOf } from "#features/flashcards/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { addSession, endSession, findSession, openSession } from "./queries.ts";
import { readSession } from "./read-session.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  startSession: os.startSession.handler(async ({ input, context: { me, services }, errors }) => {
    const started = await services.db.asPerson(me.id, async (tx) => {
      await addSession(tx, { ...input, ownerId: me.id });
      const row = await findSession(tx, input.id);
      return row && readSession(tx, row);
    });
    if (!started) throw errors.CONFLICT();
    return started;
  }),

  currentSession: os.currentSession.handler(({ input, context: { me, services } }) =>
    services.db.asPerson(me.id, async (tx) => {
      const row = await openSession(tx, momentOf(services.now(), input.timeZone).dayStart);
      return row && readSession(tx, row);
    }),
  ),

  endSession: os.endSession.handler(async ({ input, context: { me, services }, errors }) => {
    const ended = await services.db.asPerson(me.id, async (tx) => {
      await endSession(tx, input.id, input.endedAt);
      const row = await findSession(tx, input.id);
      return row && readSession(tx, row);
    });
    if (!ended) throw errors.NOT_FOUND();
    return ended;
  }),
});
