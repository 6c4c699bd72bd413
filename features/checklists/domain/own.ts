// A checklist that a person writes, or makes of another one. What it doses by naming a passage of
// the library is shown as the library holds it; what is written in its words is nobody's but its author's.
import { z } from "zod";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "./kinds.ts";
import {
  LONGEST_LABEL,
  LONGEST_NAME,
  LONGEST_STEP,
  LONGEST_SUMMARY,
  LONGEST_TEXT,
  MOST_STEPS,
} from "./own-limits.ts";

const passage = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*#[drfetop]\d{1,2}$/);

const step = z.strictObject({
  /** Made by the device, the same in every version: a run that goes on finds its step. */
  id: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(80),
  title: z.string().trim().min(1).max(LONGEST_STEP),
  text: z.string().trim().max(LONGEST_TEXT),
  critical: z.boolean(),
  metronome: z.boolean(),
  /** Passage of the library that it stands on. */
  passage: passage.nullable(),
  /** Passages of the library whose doses are shown. */
  doses: z.array(passage).max(10),
  timer: z
    .strictObject({
      seconds: z.int().min(10).max(86_400),
      until: z.int().min(10).max(86_400).nullable(),
      label: z.string().trim().min(1).max(LONGEST_LABEL),
    })
    .refine(({ seconds, until }) => until === null || until > seconds, "until is later")
    .nullable(),
});

export const ownContent = z.strictObject({
  title: z.string().trim().min(1).max(LONGEST_NAME),
  summary: z.string().trim().max(LONGEST_SUMMARY),
  specialty: z.enum(CHECKLIST_SPECIALTIES),
  category: z.enum(CHECKLIST_CATEGORIES),
  population: z.enum(POPULATIONS),
  steps: z
    .array(step)
    .min(1)
    .max(MOST_STEPS)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, "a step twice"),
});

export type OwnContent = z.output<typeof ownContent>;
export type OwnStep = OwnContent["steps"][number];
