// What the calls of a session take and give.
import { z } from "zod";
import { timeZone } from "#features/flashcards/contract.ts";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { isStorable } from "#platform/text/storable.ts";
import { CONFIDENCES, MODES } from "./attempt.ts";
import type { CaseStory } from "./cases/clinical-case.ts";
import type { Step } from "./marking.ts";
import { PROFILES } from "./profiles.ts";
import { BANK_TYPES, DIFFICULTIES, RANKS } from "./programme.ts";
import type { QuizOrigin } from "./quiz/quiz-origin.ts";
import {
  type AttemptQuestion,
  EXAM_COUNTS,
  LONGEST_MINUTES,
  STANDINGS,
  TRAINING_COUNTS,
} from "./session.ts";
import type { ShownQuestion } from "./shown-question.ts";
import { answer } from "./wire-question.ts";

export { timeZone };
export const id = z.uuid();
export const mode = z.enum(MODES);
const profileIds = PROFILES.map((profile) => profile.id) as [string, ...string[]];
export const profile = z.enum(profileIds);
const several = <T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).max(values.length).default([]);

export const filters = z.strictObject({
  search: z.string().trim().max(200).refine(isStorable).default(""),
  specialties: several(SPECIALTIES),
  difficulties: several(DIFFICULTIES),
  ranks: several(RANKS),
  types: several(BANK_TYPES),
  standings: several(STANDINGS),
  origin: z.enum(["bank", "own", "all"]).default("all"),
});

export const start = z
  .strictObject({
    /** Given by the device: the same id again is the same paper. */
    id,
    mode,
    profile,
    filters: filters.prefault({}),
    count: z.int(),
    /** Null without a limit of time. */
    minutes: z.int().min(1).max(LONGEST_MINUTES).nullable().default(null),
    /**
     * The questions of an earlier paper, instead of the filters: those that were not wholly right,
     * those that were doubted, or all of them. One that is begun again before its end is thrown away.
     */
    again: z.strictObject({ attemptId: id, only: z.enum(["wrong", "doubtful", "all"]) }).optional(),
    timeZone,
  })
  .refine(({ mode, count }) =>
    (mode === "exam" ? EXAM_COUNTS : TRAINING_COUNTS).some((one) => one === count),
  );

const MOST_MS = 40 * 24 * 3_600_000;
const milliseconds = z.int().min(0).max(MOST_MS);

/** One answer as a device sends it. */
export const sentFact = z.object({
  id,
  attemptId: id,
  position: z.int().min(0).max(119),
  given: answer.nullable(),
  confidence: z.enum(CONFIDENCES).nullable().default(null),
  flagged: z.boolean().default(false),
  spent: milliseconds.default(0),
  elapsed: milliseconds,
  clockMoved: z.boolean().default(false),
});
export type SentFact = z.output<typeof sentFact>;

export const facts = z.array(z.unknown()).max(200);

export const factResult = z.object({
  id: z.string(),
  status: z.enum(["applied", "already", "refused"]),
  reason: z.enum(["unknownAttempt", "idTaken", "malformed"]).nullable(),
});

const heldAnswer = z.object({
  position: z.int(),
  given: answer.nullable(),
  confidence: z.enum(CONFIDENCES).nullable(),
  flagged: z.boolean(),
  spent: z.int(),
  elapsed: z.int(),
  id: z.string(),
});

export const summary = z.object({
  id,
  mode,
  profile: z.string(),
  specialties: z.array(z.enum(SPECIALTIES)),
  count: z.int(),
  minutes: z.int().nullable(),
  startedAt: z.date(),
  submittedAt: z.date().nullable(),
  duration: z.int().nullable(),
  score: z.number().nullable(),
  answered: z.int().nullable(),
  /** Of a generated quiz; absent from any other paper. */
  quiz: z.custom<QuizOrigin>().nullish(),
  /** Whether it may be begun again, whole; absent from what a device held before it was told. */
  mayRestart: z.boolean().optional(),
});

/** A paper that is being answered. Training holds the keys; an exam does not. */
export const opened = z.object({
  ...summary.shape,
  /** Milliseconds since the start, by the clock of the server. */
  elapsed: z.int(),
  questions: z.array(z.custom<ShownQuestion>()),
  keys: z.array(z.custom<AttemptQuestion["content"]>()).nullable(),
  /** What is told between the questions, when the paper is a clinical case. */
  clinicalCase: z.custom<CaseStory>().nullable(),
  answers: z.array(heldAnswer),
  /** Of an exam, until it is handed in: what its answer file is encrypted with. */
  answerKey: z.string().nullish(),
});

export const result = z.object({
  ...summary.shape,
  /** Under the profile that was asked. */
  score: z.number(),
  answered: z.int(),
  late: z.int(),
  uncounted: z.int(),
  clockMoved: z.boolean(),
  clinicalCase: z.custom<CaseStory>().nullable(),
  questions: z.array(
    z.object({
      id: z.string(),
      /** Of the content, as it was when the paper began. */
      digest: z.string(),
      content: z.custom<AttemptQuestion["content"]>(),
      given: answer.nullable(),
      confidence: z.enum(CONFIDENCES).nullable(),
      flagged: z.boolean(),
      spent: z.int(),
      score: z.number(),
      steps: z.array(z.custom<Step>()),
    }),
  ),
});

export const listedQuestion = z.object({
  id: z.string(),
  origin: z.enum(["bank", "own"]),
  question: z.custom<ShownQuestion>(),
  rank: z.enum(RANKS).nullable(),
  /** Where the person stands with it; null when it was never asked. */
  standing: z
    .object({ score: z.number().nullable(), doubtful: z.boolean(), flagged: z.boolean() })
    .nullable(),
});

const count = z.object({ value: z.string(), count: z.int() });
export const facets = z.object({
  total: z.int(),
  own: z.int(),
  specialties: z.array(count),
  types: z.array(count),
  ranks: z.array(count),
  /** Shipped questions without a rank. */
  unranked: z.int(),
});

export type StartRequest = z.output<typeof start>;
export type Summary = z.output<typeof summary>;
export type OpenedAttempt = z.output<typeof opened>;
export type Result = z.output<typeof result>;
