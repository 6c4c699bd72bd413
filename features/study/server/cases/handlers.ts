import { implementFeature } from "#platform/feature/server/implement.ts";
import { contract } from "../../contract.ts";
import { caseStanding, MOST_CASES_LISTED } from "../../domain/cases/clinical-case.ts";
import { listRuns } from "../queries-cases.ts";
import { openedAttempt } from "../read-attempt.ts";
import { shippedCases } from "./shipped-cases.ts";
import { startCase } from "./start-case.ts";

const os = implementFeature(contract);

const wanted = <Value>(all: readonly Value[], value: Value) =>
  all.length === 0 || all.includes(value);

const counted = <Value>(all: readonly Value[]) =>
  [...Map.groupBy(all, (value) => value)].map(([value, { length }]) => ({ value, count: length }));

export const caseHandlers = {
  cases: os.cases.handler(async ({ input, context: { me, services } }) => {
    const shipped = await shippedCases();
    const runs = await services.db.asPerson(me.id, listRuns);
    const byCase = Map.groupBy(runs, ({ caseId }) => caseId);
    const found = shipped.flatMap(({ story: { steps, ...head }, questions }) => {
      const own = byCase.get(head.id) ?? [];
      const standing = caseStanding(own);
      const fits =
        wanted(input.specialties, head.specialty) &&
        wanted(input.difficulties, head.difficulty) &&
        wanted(input.standings, standing);
      if (!fits) return [];
      const last = own
        .slice(0, MOST_CASES_LISTED)
        .map(({ id, startedAt, submittedAt, duration, score }) => ({
          id,
          startedAt,
          submittedAt,
          duration,
          score,
        }));
      const counts = { steps: steps.length, questions: questions.length };
      return [{ case: head, ...counts, standing, runs: last }];
    });
    return {
      total: found.length,
      cases: found.slice(input.offset, input.offset + input.limit),
      specialties: counted(shipped.map(({ story }) => story.specialty)),
      difficulties: counted(shipped.map(({ story }) => story.difficulty)),
    };
  }),

  startCase: os.startCase.handler(async ({ input, context: { me, services }, errors }) => {
    const opened = await services.db.asPerson(me.id, async (tx) => {
      const row = await startCase(services, tx, me.id, input);
      return typeof row === "string" ? row : openedAttempt(tx, row, services.now());
    });
    if (opened === "unknown") throw errors.NOT_FOUND();
    if (opened === "taken") throw errors.CONFLICT();
    return opened;
  }),
};
