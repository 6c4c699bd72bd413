// What the calls of the assistant's administration carry.
import { z } from "zod";
import { OUTCOMES } from "./usage.ts";

export const outcome = z.enum(OUTCOMES);

/**
 * Costs are sums of what is known, in micro-euros; `unknownCost` counts the answers whose price is
 * not.
 */
export const figures = z.object({
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  cachedTokens: z.int(),
  costMicroEuros: z.number(),
  unknownCost: z.int(),
  /** Answers that failed, and those another mind had to give. */
  errors: z.int(),
  /** Whole answers, in milliseconds; null without any. */
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
});
/** `key` is null for answers whose account was erased. */
export const group = figures.extend({ key: z.string().nullable(), name: z.string() });

export const call = z.object({
  messageId: z.uuid(),
  run: z.int(),
  at: z.date(),
  person: z.string().nullable(),
  provider: z.string(),
  model: z.string(),
  mode: z.string(),
  speed: z.string(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  costMicroEuros: z.number().nullable(),
  durationMs: z.int().nullable(),
  firstTextMs: z.int().nullable(),
  outcome,
});

/**
 * Months are those of Paris. `level`: nothing to say, the alert is reached, the budget is spent.
 */
export const budget = z.object({
  month: z.string(),
  limitEuros: z.number().nullable(),
  spentMicroEuros: z.number(),
  unknownCost: z.int(),
  level: z.enum(["quiet", "alert", "over"]),
});

export const option = z.object({ key: z.string(), name: z.string() });

const prices = z.array(
  z.object({
    id: z.uuid(),
    model: z.string(),
    /** Day in Paris, YYYY-MM-DD. */
    validFrom: z.string(),
    /** Euros for a million tokens. */
    input: z.number(),
    cachedInput: z.number().nullable(),
    output: z.number(),
  }),
);
export const euros = z.number().min(0).max(1_000_000);
const answers = z.int().min(0).max(1_000_000).nullable();
export const decided = z.strictObject({
  monthlyBudgetEuros: z.number().min(0.01).max(10_000_000).nullable(),
  alertPercent: z.int().min(1).max(100),
  answersTrial: answers,
  answersPremium: answers,
});
export const settings = z.object({
  ...decided.shape,
  prices,
  /** Models that answered on a day without a price. */
  unpriced: z.array(z.string()),
  budget,
});

export const mode = z.string().min(1).max(60);
export const promptText = z
  .string()
  .max(20_000)
  .refine((text) => text.trim() !== "");
const version = z.object({
  version: z.int(),
  text: z.string(),
  note: z.string(),
  createdAt: z.date(),
  author: z.string().nullable(),
});
export const question = z.object({ id: z.uuid(), mode: z.string().nullable(), text: z.string() });
export const prompt = z.object({
  mode: z.string(),
  title: z.string(),
  builtIn: z.string(),
  /** Null: the product's own text. */
  inUse: z.int().nullable(),
  publishedAt: z.date().nullable(),
  /** Latest first. */
  versions: z.array(version),
  questions: z.array(question),
});
export const trial = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("answered"), text: z.string(), durationMs: z.int() }),
  z.object({ kind: z.literal("failed"), reason: z.string(), durationMs: z.int() }),
  z.object({ kind: z.literal("noModel"), sections: z.array(z.string()) }),
]);

/** A field of a tool's input, in words the screen can say: `allowed` when it is one of a list. */
export const field = z.object({
  name: z.string(),
  required: z.boolean(),
  type: z.enum(["text", "number", "integer", "boolean", "list", "object", "choice", "any"]),
  allowed: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  description: z.string(),
});
