import { recordAdminRead } from "#features/security/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { addressesOf } from "../domain/official-addresses.ts";
import { isOfficial } from "./download.ts";
import { importJob } from "./import-job.ts";
import { addImport, findImport, moveImport, stateOf } from "./queries-imports.ts";
import { readSources } from "./read-sources.ts";
import { dropFiles } from "./run-import.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  sources: os.sources.handler(async ({ input: { at }, context }) => {
    const { services } = context;
    await recordAdminRead(context, "nomenclatures");
    const moment = at === undefined ? services.now() : new Date(at);
    return services.db.asSystem("official tables requireInUse", (tx) => readSources(tx, moment));
  }),

  importState: os.importState.handler(async ({ input: { id }, context: { services }, errors }) => {
    const found = await services.db.asSystem("official import", (tx) => stateOf(tx, id));
    if (!found) throw errors.NOT_FOUND();
    return found;
  }),

  startImport: os.startImport.handler(
    async ({ input: { id, partial }, context: { services }, errors }) => {
      const started = await services.db.asSystem("official import", async (tx) => {
        if (await moveImport(tx, id, ["ready"], { status: "running", partial }))
          await services.jobs.enqueue(tx, importJob, { id });
        return stateOf(tx, id);
      });
      if (!started) throw errors.NOT_FOUND();
      return started;
    },
  ),

  update: os.update.handler(
    async ({ input: { id, source, addresses }, context: { services }, errors }) => {
      const { db, jobs, now } = services;
      const asked = addresses.length > 0 ? addresses : [...addressesOf(source)];
      const other = asked.find((address) => !isOfficial(address));
      const refused = other ?? (asked.length === 0 ? "" : null);
      const row = { id, source, addresses: asked, createdAt: now() };
      const state = await db.asSystem("official import", async (tx) => {
        if (refused !== null) {
          const why = { status: "failed", refusal: "notOfficial", what: refused } as const;
          await addImport(tx, { ...row, ...why, endedAt: now() });
        } else if (await addImport(tx, { ...row, status: "running" }))
          await jobs.enqueue(tx, importJob, { id });
        return stateOf(tx, id);
      });
      if (!state) throw errors.NOT_FOUND();
      return state;
    },
  ),

  cancelImport: os.cancelImport.handler(
    async ({ input: { id }, context: { services }, errors }) => {
      const { db, now } = services;
      const { work, before, state } = await db.asSystem("official import", async (tx) => {
        const found = await findImport(tx, id);
        const change = { status: "cancelled", endedAt: now() } as const;
        await moveImport(tx, id, ["ready", "running"], change);
        return { work: found, before: found?.status, state: await stateOf(tx, id) };
      });
      if (!work || !state) throw errors.NOT_FOUND();
      // A running job drops its own.
      if (before === "ready") await dropFiles(services, work);
      return state;
    },
  ),
});
