// A clinical case: a fictitious patient, followed step by step, without a way back.
import type { Specialty } from "#features/guidelines/domain/public.ts";
import type { Difficulty, Rank } from "../programme.ts";

/** Specification §3, in the order in which they come. */
export const CASE_STEPS = [
  "patient",
  "symptoms",
  "examination",
  "results",
  "question",
  "diagnosis",
] as const;
export type CaseStepKind = (typeof CASE_STEPS)[number];

/** What a step wanted, and the passage of the library that says it. */
export interface Wanted {
  readonly text: string;
  readonly passage: string;
}

export interface CaseStep {
  readonly kind: CaseStepKind;
  readonly text: string;
  /** Its first question in the paper, and how many it has. */
  readonly from: number;
  readonly count: number;
  readonly wanted: readonly Wanted[];
}

export interface CaseHead {
  readonly id: string;
  readonly title: string;
  readonly specialty: Specialty;
  readonly difficulty: Difficulty;
  readonly item: number | null;
  readonly rank: Rank | null;
}

/** The case without its questions: they are those of the paper. */
export interface CaseStory extends CaseHead {
  readonly steps: readonly CaseStep[];
  /** By somebody who did not write it; absent, its author alone has. */
  readonly reread?: boolean | undefined;
}

/** Where a person stands with a case. */
export const CASE_STANDINGS = ["new", "underWay", "done"] as const;
export type CaseStanding = (typeof CASE_STANDINGS)[number];

/** Specification §9. */
export const MOST_CASES_LISTED = 20;

export const caseStanding = (runs: readonly { submittedAt: Date | null }[]): CaseStanding => {
  if (runs.length === 0) return "new";
  return runs.some(({ submittedAt }) => submittedAt === null) ? "underWay" : "done";
};

/** The step where a person is: as the device says, or further when an answer proves it. */
export function stepReached(
  { steps }: CaseStory,
  known: number,
  isClosed: (position: number) => boolean,
): number {
  const proven = steps.findLastIndex(({ from, count }) =>
    Array.from({ length: count }, (_, at) => from + at).some(isClosed),
  );
  return Math.min(Math.max(known, proven, 0), steps.length - 1);
}

/** The question of a step that is to be answered; null when all of them are. */
export function openQuestion(
  { from, count }: CaseStep,
  isClosed: (position: number) => boolean,
): number | null {
  const open = Array.from({ length: count }, (_, at) => from + at).find((at) => !isClosed(at));
  return open ?? null;
}

/** Mean of the questions of each step that asks some. */
export function scoresByStep(
  { steps }: CaseStory,
  scores: readonly number[],
): { kind: CaseStepKind; at: number; score: number; count: number }[] {
  return steps.flatMap(({ kind, from, count }, at) => {
    if (count === 0) return [];
    const own = scores.slice(from, from + count);
    return [{ kind, at, count, score: own.reduce((sum, one) => sum + one, 0) / count }];
  });
}
