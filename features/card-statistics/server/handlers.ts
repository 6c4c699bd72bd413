import { shareOfDay } from "#features/flashcards/domain/public.ts";
import { keepPlan, momentOf, refoldJob, setNewPerDay } from "#features/flashcards/server/public.ts";
import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../contract.ts";
import { NEEDED_REVIEWS, optimiseJob } from "./optimise.ts";
import {
  addOptimisation,
  changeOptimisation,
  countReviews,
  findOptimisation,
  latestOptimisation,
} from "./queries-optimise.ts";
import { unseen } from "./queries-stats.ts";
import { readInTurns } from "./read-in-turns.ts";
import { readPlanning } from "./read-planning.ts";
import { readStats, readSummary } from "./read-stats.ts";

const os = implementFeature(contract);

export const handlers = os.router({
  stats: os.stats.handler(({ input, context: { me, services } }) =>
    readStats(readInTurns(services.db, me.id), input, services.now()),
  ),

  summary: os.summary.handler(({ input, context: { me, services } }) =>
    readSummary(readInTurns(services.db, me.id), input, services.now()),
  ),

  planning: os.planning.handler(({ input: { timeZone }, context: { me, services } }) =>
    readPlanning(readInTurns(services.db, me.id), momentOf(services.now(), timeZone), timeZone),
  ),

  savePlanning: os.savePlanning.handler(
    async ({ input: { workload, exam, timeZone }, context: { me, services } }) => {
      await services.db.asPerson(me.id, async (tx) => {
        await keepPlan(tx, me.id, {
          ...(workload === undefined ? {} : { workload }),
          ...(exam === undefined ? {} : { exam }),
        });
        if (workload === undefined) return;
        const left = new Map((await unseen(tx, null)).map(({ deckId, cards }) => [deckId, cards]));
        await setNewPerDay(tx, shareOfDay(workload, left));
      });
      return readPlanning(
        readInTurns(services.db, me.id),
        momentOf(services.now(), timeZone),
        timeZone,
      );
    },
  ),

  optimise: os.optimise.handler(async ({ input: { id }, context: { me, services }, errors }) => {
    const outcome = await services.db.asPerson(me.id, async (tx) => {
      const reviews = await countReviews(tx);
      if (reviews < NEEDED_REVIEWS) return { reviews, row: null };
      const before = await findOptimisation(tx, id);
      if (before) return { reviews, row: before };
      await addOptimisation(tx, {
        id,
        ownerId: me.id,
        status: "running",
        createdAt: services.now(),
        reviews,
      });
      const row = await findOptimisation(tx, id);
      if (row) await services.jobs.enqueue(tx, optimiseJob, { id, personId: me.id });
      return { reviews, row: row ?? ("taken" as const) };
    });
    if (outcome.row === null)
      throw errors.TOO_FEW_REVIEWS({ data: { reviews: outcome.reviews, needed: NEEDED_REVIEWS } });
    if (outcome.row === "taken") throw errors.CONFLICT();
    return outcome.row;
  }),

  optimisation: os.optimisation.handler(({ context: { me, services } }) =>
    services.db.asPerson(me.id, latestOptimisation),
  ),

  applyOptimisation: os.applyOptimisation.handler(
    async ({ input: { id, apply }, context: { me, services }, errors }) => {
      const row = await services.db.asPerson(me.id, async (tx) => {
        const found = await findOptimisation(tx, id);
        if (!found || found.status === "running" || found.status === "failed") return null;
        await changeOptimisation(tx, id, { status: apply ? "applied" : "refused" });
        if (apply) {
          await keepPlan(tx, me.id, { weights: found.weights });
          await services.jobs.enqueue(tx, refoldJob, { personId: me.id, deckIds: null });
        }
        return findOptimisation(tx, id);
      });
      if (!row) throw errors.NOT_FOUND();
      return row;
    },
  ),

  forgetWeights: os.forgetWeights.handler(async ({ context: { me, services } }) => {
    await services.db.asPerson(me.id, async (tx) => {
      await keepPlan(tx, me.id, { weights: null });
      await services.jobs.enqueue(tx, refoldJob, { personId: me.id, deckIds: null });
    });
    return { done: true as const };
  }),
});
