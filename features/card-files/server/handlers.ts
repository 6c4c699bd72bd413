import { DEFAULT_ZONE, studyDay } from "#features/memory/domain/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { addStarter, listStarters, starterCards } from "./add-starter.ts";
import { takeBack } from "./import-file.ts";
import { exportJob, importJob } from "./jobs.ts";
import {
  addTransfer,
  findTransfer,
  listTransfers,
  moveTransfer,
  NOTHING,
} from "./queries-transfer.ts";

const os = implementFeature(contract);
const SHOWN = 20;

export const handlers = os.router({
  listStarters: os.listStarters.handler(({ context: { me, services } }) =>
    listStarters(services, me.id),
  ),

  starterCards: os.starterCards.handler(() => starterCards()),

  addStarter: os.addStarter.handler(async ({ input, context: { me, services }, errors }) => {
    const added = await addStarter(services, me.id, input.id);
    if (added === null) throw errors.NOT_FOUND();
    return { added };
  }),

  listTransfers: os.listTransfers.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, (tx) => listTransfers(tx, SHOWN)),
  ),

  transfer: os.transfer.handler(async ({ input, context: { me, services }, errors }) => {
    const found = await services.db.asPerson(me.id, (tx) => findTransfer(tx, input.id));
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  startImport: os.startImport.handler(
    async ({ input: { id, mapping, scheduling, timeZone }, context: { me, services }, errors }) => {
      const started = await services.db.asPerson(me.id, async (tx) => {
        const change = {
          status: "running" as const,
          scheduling,
          aliveAt: services.now(),
          ...(mapping ? { mapping } : {}),
          ...(timeZone ? { timeZone } : {}),
        };
        if (await moveTransfer(tx, id, ["ready"], change))
          await services.jobs.enqueue(tx, importJob, { id, personId: me.id });
        return findTransfer(tx, id);
      });
      if (started?.direction !== "import") throw errors.NOT_FOUND();
      return started;
    },
  ),

  startExport: os.startExport.handler(async ({ input, context, errors }) => {
    const { id, kind, deckIds, scheduling, timeZone = null } = input;
    const { me, services } = context;
    const day = studyDay(services.now(), timeZone ?? DEFAULT_ZONE);
    const row = {
      ...{
        id,
        ownerId: me.id,
        direction: "export" as const,
        kind,
        deckIds,
        scheduling,
        timeZone,
        counts: NOTHING,
      },
      ...{ fileName: `sclepios-${day}.${kind}`, status: "running" as const },
      ...{ createdAt: services.now(), aliveAt: services.now() },
    };
    const started = await services.db.asPerson(me.id, async (tx) => {
      const before = await findTransfer(tx, id);
      if (before) return before;
      await addTransfer(tx, row);
      const kept = await findTransfer(tx, id);
      if (kept) await services.jobs.enqueue(tx, exportJob, { id, personId: me.id });
      return kept;
    });
    if (started?.direction !== "export") throw errors.CONFLICT();
    return started;
  }),

  cancelTransfer: os.cancelTransfer.handler(
    async ({ input: { id }, context: { me, services }, errors }) => {
      const { db } = services;
      const cancelled = await db.asPerson(me.id, (tx) =>
        moveTransfer(tx, id, ["ready", "running"], { status: "cancelled" }),
      );
      // The job sees it at its next batch and takes back the rest.
      if (cancelled) await takeBack(services, me.id, id, []);
      const found = await db.asPerson(me.id, (tx) => findTransfer(tx, id));
      if (!found) throw errors.NOT_FOUND();
      return found;
    },
  ),
});
