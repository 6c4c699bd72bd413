// What the calls of a quiz take and give.
import { z } from "zod";
import { isStorable } from "#platform/text/storable.ts";
import { DIFFICULTIES } from "../programme.ts";
import { TRAINING_COUNTS } from "../session.ts";
import { id, opened, timeZone } from "../wire-session.ts";

export const LONGEST_TOPIC = 200;

const topic = z.string().trim().min(1).max(LONGEST_TOPIC).refine(isStorable);
const sheetId = z.string().regex(/^[a-z\d-]{1,100}$/);

export const quizRequest = z.strictObject({
  /** Of the paper to come, given by the device: the same id again is the same paper. */
  id,
  source: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("topic"), topic }),
    z.strictObject({ kind: z.literal("sheet"), id: sheetId }),
  ]),
  difficulty: z.enum(DIFFICULTIES),
  count: z.int().refine((count) => TRAINING_COUNTS.some((one) => one === count)),
  timeZone,
});
export type QuizRequest = z.output<typeof quizRequest>;

const neighbour = z.object({ id: z.string(), title: z.string() });

/** A subject that the library does not hold, and what stands beside it. */
export const subjectAbsent = z.object({
  /** As the library names it; empty when nothing of it was recognised. */
  names: z.array(z.string()),
  neighbours: z.array(neighbour),
});

export const quizEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("subject"), title: z.string() }),
  z.object({ type: z.literal("ready"), paper: opened }),
]);
export type QuizEvent = z.output<typeof quizEvent>;

export const quizSetup = z.object({
  /** Sheets that questions can be made of. */
  sheets: z.array(z.object({ id: z.string(), title: z.string() })),
});
