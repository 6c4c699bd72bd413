// The shapes of the generate tab on the wire.
import { z } from "zod";
import { MODEL_FAILURES, MOST_AT_ONCE, MOST_CARDS } from "./limits.ts";

export const generation = z.strictObject({
  title: z.string().max(500).default(""),
  text: z
    .string()
    .max(MOST_AT_ONCE)
    .refine((text) => text.trim() !== ""),
  count: z.int().min(1).max(MOST_CARDS).default(15),
  /** Questions already proposed from the same text. */
  known: z.array(z.string().max(600)).max(200).default([]),
});

export const generationEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("card"),
    kind: z.enum(["basic", "cloze"]),
    question: z.string(),
    answer: z.string(),
    /** Its passage, in UTF-16 units of the text that was sent. */
    from: z.int(),
    to: z.int(),
  }),
  /**
   * A proposal that was not kept: not readable, not in the text, or with figures that its passage
   * does not hold.
   */
  z.object({ type: z.literal("dropped"), reason: z.enum(["format", "passage", "figures"]) }),
  z.object({ type: z.literal("failed"), reason: z.enum(MODEL_FAILURES) }),
  z.object({ type: z.literal("end") }),
]);

export const generationSetup = z.object({
  /** Whether a language model is connected. */
  model: z.boolean(),
  /** Answers left this month; null: as many as wanted. */
  left: z.int().nullable(),
});

export type Generation = z.output<typeof generation>;
export type GenerationEvent = z.output<typeof generationEvent>;
