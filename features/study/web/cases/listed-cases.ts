// The list of cases, with what this device holds of them.
import type { Specialty } from "#features/guidelines/domain/public.ts";
import { type CaseStanding, caseStanding } from "../../domain/cases/clinical-case.ts";
import type { ListedCase } from "../../domain/cases/wire-case.ts";
import type { Difficulty } from "../../domain/programme.ts";
import type { OpenedAttempt } from "../../domain/wire-session.ts";

export interface CaseFilters {
  readonly specialties: readonly Specialty[];
  readonly difficulties: readonly Difficulty[];
  readonly standings: readonly CaseStanding[];
}
const runOf = ({ id, startedAt, submittedAt, duration, score }: OpenedAttempt) => ({
  ...{ id, startedAt, submittedAt, duration, score },
});

/** The cases that this device can go on with, the server being silent. */
export function listCached(held: readonly OpenedAttempt[]): ListedCase[] {
  const byCase = Map.groupBy(held, ({ clinicalCase }) => clinicalCase?.id ?? "");
  return [...byCase.values()].flatMap((papers) => {
    const [first] = papers;
    if (!first?.clinicalCase) return [];
    const { steps, ...head } = first.clinicalCase;
    const runs = papers.map(runOf);
    const counts = { steps: steps.length, questions: first.count };
    return [{ case: head, ...counts, standing: caseStanding(runs), runs }];
  });
}

/** A list kept from before knows nothing of what was begun since. */
export const withCached = (
  listed: readonly ListedCase[],
  held: readonly OpenedAttempt[],
): ListedCase[] =>
  listed.map((one) => {
    const known = new Set(one.runs.map(({ id }) => id));
    const more = held.filter(
      ({ id, clinicalCase }) => clinicalCase?.id === one.case.id && !known.has(id),
    );
    const runs = [...more.map(runOf), ...one.runs];
    return { ...one, runs, standing: caseStanding(runs) };
  });

const wanted = <Value>(all: readonly Value[], value: Value) =>
  all.length === 0 || all.includes(value);

export const fits = (one: ListedCase, filters: CaseFilters): boolean =>
  wanted(filters.specialties, one.case.specialty) &&
  wanted(filters.difficulties, one.case.difficulty) &&
  wanted(filters.standings, one.standing);
