// What a session is made of: how it is chosen, what is shown before and after it is marked.
import type { Specialty } from "#features/guidelines/domain/public.ts";
import type { BankQuestion } from "./bank-question.ts";
import type { CaseStory } from "./cases/clinical-case.ts";
import type { BankType, Difficulty, Rank } from "./programme.ts";
import type { QuizOrigin } from "./quiz/quiz-origin.ts";

/** Where the person stands with a question. */
export const STANDINGS = ["new", "wrong", "flagged", "doubtful", "omitted"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Spec §5: 3, 5, 10, 15; longer papers are for exams. */
export const TRAINING_COUNTS = [3, 5, 10, 15] as const;
export const EXAM_COUNTS = [3, 5, 10, 15, 30, 60, 120] as const;
export const LONGEST_MINUTES = 360;

/** A file of answers says so itself; another format is another number. */
export const ANSWER_FILE_FORMAT = "sclepios-answers-1";
/** 120 answers, each of a few kilobytes at most. */
export const LONGEST_ANSWER_FILE = 2_000_000;

/** Each list empty: whatever it is. */
export interface Filters {
  readonly search: string;
  readonly specialties: readonly Specialty[];
  readonly difficulties: readonly Difficulty[];
  readonly ranks: readonly Rank[];
  readonly types: readonly BankType[];
  readonly standings: readonly Standing[];
  /** The shipped questions, the person's own, or both. */
  readonly origin: "bank" | "own" | "all";
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A question that a person wrote or brought; those of the bank are named by their subject. */
export const isOwnId = (id: string): boolean => UUID.test(id);

export interface SessionSettings {
  readonly filters: Filters;
  readonly count: number;
  /** The study day whose quiz it is. */
  readonly daily?: string | undefined;
  readonly quiz?: QuizOrigin | undefined;
  /** Of an exam: what its answer file is encrypted with, base 64. */
  readonly answerKey?: string | undefined;
  /** The paper of a class that it was begun from, and when its hours end. */
  readonly classPaper?:
    | { readonly id: string; readonly title: string; readonly closesAt: string }
    | undefined;
  /** The clinical case that the paper follows, as it was when it began. */
  readonly clinicalCase?: CaseStory | undefined;
}

/** The keys of a class stay with the server until nobody answers any more. */
export const isClassOpen = (
  { classPaper }: Pick<SessionSettings, "classPaper">,
  now: Date,
): boolean => classPaper !== undefined && now < new Date(classPaper.closesAt);

/**
 * Whether a paper may be begun again, whole. A clinical case and the quiz of an open day have a way
 * of their own, and the paper of a class waits for the end of its hours.
 */
export const mayRestart = (
  settings: Pick<SessionSettings, "daily" | "classPaper" | "clinicalCase">,
  submittedAt: Date | null,
  now: Date,
): boolean =>
  settings.clinicalCase === undefined &&
  !isClassOpen(settings, now) &&
  (submittedAt !== null || settings.daily === undefined);

export interface AttemptQuestion {
  readonly id: string;
  readonly digest: string;
  readonly content: BankQuestion;
}

/** Product.md §6: one place. */
export const TIERS = [
  ["excellent", 0.9],
  ["good", 0.7],
  ["average", 0.5],
  ["needsWork", 0],
] as const;
export type Tier = (typeof TIERS)[number][0];

export const tierOf = (score: number): Tier =>
  TIERS.find(([, from]) => score >= from)?.[0] ?? "needsWork";
