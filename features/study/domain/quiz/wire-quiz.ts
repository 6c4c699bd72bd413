// What the calls of a quiz take and give.
import { z } from "zod";
import { MOST_TEXT } from "#features/card-generation/domain/public.ts";
import { isStorable } from "#platform/text/storable.ts";
import { DIFFICULTIES } from "../programme.ts";
import { TRAINING_COUNTS } from "../session.ts";
import { id, opened, timeZone } from "../wire-session.ts";

export const LONGEST_TOPIC = 200;
export const LONGEST_TITLE = 200;

const topic = z.string().trim().min(1).max(LONGEST_TOPIC).refine(isStorable);
/** What a person pasted, or what was read of a file or an answer. Nothing of it is kept but the quotations. */
const text = z
  .string()
  .max(MOST_TEXT)
  .refine(isStorable)
  .refine((all) => all.trim() !== "");
const title = z.string().trim().max(LONGEST_TITLE).refine(isStorable).default("");
const sheetId = z.string().regex(/^[a-z\d-]{1,100}$/);

export const quizRequest = z.strictObject({
  /** Of the paper to come, given by the device: the same id again is the same paper. */
  id,
  source: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("topic"), topic }),
    z.strictObject({ kind: z.literal("sheet"), id: sheetId }),
    z.strictObject({ kind: z.literal("text"), title, text }),
  ]),
  /** The model when one is connected; rules are always there. */
  by: z.enum(["model", "rules"]).default("model"),
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
  /** While a model writes: how many of its questions were proven, and how many were dropped. */
  z.object({ type: z.literal("written"), questions: z.int(), dropped: z.int() }),
  z.object({ type: z.literal("ready"), paper: opened }),
]);
export type QuizEvent = z.output<typeof quizEvent>;

export const quizSetup = z.object({
  /** Sheets that questions can be made of. */
  sheets: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Whether a language model is connected. */
  model: z.boolean(),
  /** Answers of the model left this month; null: as many as wanted. */
  left: z.int().nullable(),
});
