// What the calls of the clinical cases take and give.
import { z } from "zod";
import { SPECIALTIES } from "#features/guidelines/domain/public.ts";
import { DIFFICULTIES } from "../programme.ts";
import { id, timeZone } from "../wire-session.ts";
import { CASE_STANDINGS, type CaseHead, MOST_CASES_LISTED } from "./clinical-case.ts";

const caseId = z
  .string()
  .max(100)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/);

const run = z.object({
  id,
  startedAt: z.date(),
  submittedAt: z.date().nullable(),
  /** Milliseconds that its questions took. */
  duration: z.int().nullable(),
  /** 0 to 1. */
  score: z.number().nullable(),
});

const listedCase = z.object({
  case: z.custom<CaseHead>(),
  steps: z.int(),
  questions: z.int(),
  standing: z.enum(CASE_STANDINGS),
  /** The last begun first; twenty at most. */
  runs: z.array(run),
});
export type ListedCase = z.output<typeof listedCase>;

export const casesSearch = z.strictObject({
  specialties: z.array(z.enum(SPECIALTIES)).max(SPECIALTIES.length).default([]),
  difficulties: z.array(z.enum(DIFFICULTIES)).max(DIFFICULTIES.length).default([]),
  standings: z.array(z.enum(CASE_STANDINGS)).max(CASE_STANDINGS.length).default([]),
  offset: z.int().min(0).max(10_000).default(0),
  limit: z.int().min(1).max(MOST_CASES_LISTED).default(MOST_CASES_LISTED),
});

export const casesFound = z.object({
  total: z.int(),
  cases: z.array(listedCase),
  /** Of every case, whatever the filters. */
  specialties: z.array(z.object({ value: z.enum(SPECIALTIES), count: z.int() })),
  difficulties: z.array(z.object({ value: z.enum(DIFFICULTIES), count: z.int() })),
});

export const startCase = z.strictObject({ id, caseId, timeZone });
