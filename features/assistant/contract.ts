import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { OUTCOMES } from "./domain/usage.ts";

const admin = procedure.meta({ access: "admin" });
const tags = ["Administration"];
const outcome = z.enum(OUTCOMES);

/**
 * Costs are sums of what is known, in micro-euros; `unknownCost` counts the answers whose price is
 * not.
 */
const figures = z.object({
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
const group = figures.extend({ key: z.string().nullable(), name: z.string() });

const call = z.object({
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
const budget = z.object({
  month: z.string(),
  limitEuros: z.number().nullable(),
  spentMicroEuros: z.number(),
  unknownCost: z.int(),
  level: z.enum(["quiet", "alert", "over"]),
});

const option = z.object({ key: z.string(), name: z.string() });

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
const euros = z.number().min(0).max(1_000_000);
const answers = z.int().min(0).max(1_000_000).nullable();
const decided = z.strictObject({
  monthlyBudgetEuros: z.number().min(0.01).max(10_000_000).nullable(),
  alertPercent: z.int().min(1).max(100),
  answersTrial: answers,
  answersPremium: answers,
});
const settings = z.object({
  ...decided.shape,
  prices,
  /** Models that answered on a day without a price. */
  unpriced: z.array(z.string()),
  budget,
});

const mode = z.string().min(1).max(60);
const promptText = z
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
const question = z.object({ id: z.uuid(), mode: z.string().nullable(), text: z.string() });
const prompt = z.object({
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
const trial = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("answered"), text: z.string(), durationMs: z.int() }),
  z.object({ kind: z.literal("failed"), reason: z.string(), durationMs: z.int() }),
  z.object({ kind: z.literal("noModel"), sections: z.array(z.string()) }),
]);

/** A field of a tool's input, in words the screen can say: `allowed` when it is one of a list. */
const field = z.object({
  name: z.string(),
  required: z.boolean(),
  type: z.enum(["text", "number", "integer", "boolean", "list", "object", "choice", "any"]),
  allowed: z.array(z.string()),
  min: z.number().nullable(),
  max: z.number().nullable(),
  description: z.string(),
});

export const contract = {
  allowance: procedure
    .route({
      method: "GET",
      path: "/assistant/allowance",
      tags: ["Chat"],
      summary: "Answers left to me this month",
    })
    .output(z.object({ limit: z.int().nullable(), used: z.int(), resetsAt: z.date() })),

  usageStats: admin
    .route({
      method: "GET",
      path: "/admin/usage-stats",
      tags,
      summary: "Use of the assistant over 30 days",
    })
    .input(
      z.strictObject({
        provider: z.string().max(200).optional(),
        mode: mode.optional(),
        personId: z.string().max(100).optional(),
        outcome: outcome.optional(),
      }),
    )
    .output(
      z.object({
        totals: figures.extend({
          medianFirstMs: z.number().nullable(),
          p95FirstMs: z.number().nullable(),
        }),
        /** Thirty days of Paris, oldest first, those without an answer included. */
        byDay: z.array(figures.extend({ day: z.string() })),
        byProvider: z.array(group),
        byMode: z.array(group),
        /** The fifty people with most answers. */
        byPerson: z.array(group),
        last: z.array(call),
        options: z.object({
          providers: z.array(option),
          modes: z.array(option),
          people: z.array(option),
        }),
        budget,
      }),
    ),

  settings: admin
    .route({
      method: "GET",
      path: "/admin/assistant-settings",
      tags,
      summary: "Prices, budget and allowance",
    })
    .output(settings),

  updateSettings: admin
    .route({
      method: "PUT",
      path: "/admin/assistant-settings",
      tags,
      summary: "Set budget and allowance",
    })
    .input(decided)
    .output(settings),

  setPrice: admin
    .route({
      method: "PUT",
      path: "/admin/assistant-prices",
      tags,
      summary: "Set the price of a model from a day on",
    })
    .input(
      z.strictObject({
        model: z.string().trim().min(1).max(200),
        validFrom: z.iso.date(),
        input: euros,
        cachedInput: euros.nullable(),
        output: euros,
      }),
    )
    .output(settings),

  removePrice: admin
    .route({
      method: "DELETE",
      path: "/admin/assistant-prices/{id}",
      tags,
      summary: "Remove a price",
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(settings),

  listPrompts: admin
    .route({
      method: "GET",
      path: "/admin/ai-prompts",
      tags,
      summary: "Prompts of each mode and the version in use",
    })
    .output(
      z.array(
        z.object({
          mode: z.string(),
          title: z.string(),
          inUse: z.int().nullable(),
          latest: z.int().nullable(),
          publishedAt: z.date().nullable(),
        }),
      ),
    ),

  prompt: admin
    .route({
      method: "GET",
      path: "/admin/ai-prompts/{mode}",
      tags,
      summary: "A prompt with its versions",
    })
    .input(z.strictObject({ mode }))
    .output(prompt),

  savePromptVersion: admin
    .route({
      method: "POST",
      path: "/admin/ai-prompts/{mode}/versions",
      successStatus: 201,
      tags,
      summary: "Add a version; it is not published",
    })
    .input(
      z.strictObject({
        mode,
        text: promptText,
        note: z.string().trim().max(500).default(""),
        /**
         * The latest version the editor saw, 0 for none: a version added meanwhile is a conflict,
         * and nothing is lost.
         */
        after: z.int().min(0),
      }),
    )
    .output(prompt),

  publishPrompt: admin
    .route({
      method: "PUT",
      path: "/admin/ai-prompts/{mode}/in-use",
      tags,
      summary:
        "Publish a version, an earlier one included; null goes back to the product's own text",
    })
    .input(z.strictObject({ mode, version: z.int().min(1).nullable() }))
    .output(prompt),

  tryPrompt: admin
    .route({
      method: "POST",
      path: "/admin/ai-prompts/{mode}/trials",
      tags,
      summary: "Answer a saved question with a text and with the version in use",
    })
    .input(z.strictObject({ mode, text: promptText, questionId: z.uuid() }))
    .output(z.object({ candidate: trial, present: trial })),

  saveQuestion: admin
    .route({
      method: "POST",
      path: "/admin/ai-questions",
      successStatus: 201,
      tags,
      summary: "Keep a question for trials; without a mode it serves all of them",
    })
    .input(
      z.strictObject({
        id: z.uuid(),
        mode: mode.nullable(),
        text: z
          .string()
          .max(2000)
          .refine((text) => text.trim() !== ""),
      }),
    )
    .output(question),

  removeQuestion: admin
    .route({
      method: "DELETE",
      path: "/admin/ai-questions/{id}",
      tags,
      summary: "Remove a saved question",
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(z.object({ removed: z.literal(true) })),

  toolbox: admin
    .route({
      method: "GET",
      path: "/admin/toolbox",
      tags,
      summary: "Tools and knowledge lent to the assistant",
    })
    .output(
      z.object({
        tools: z.array(
          z.object({
            /** Title of the pages of the feature that lends it. */
            feature: z.string(),
            name: z.string(),
            title: z.string(),
            description: z.string(),
            fields: z.array(field),
            /** Calls over 30 days. */
            uses: z.int(),
          }),
        ),
        knowledge: z.array(
          z.object({ feature: z.string(), name: z.string(), title: z.string(), uses: z.int() }),
        ),
      }),
    ),
};
