import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import {
  budget,
  call,
  decided,
  euros,
  field,
  figures,
  group,
  mode,
  option,
  outcome,
  prompt,
  promptText,
  question,
  settings,
  trial,
} from "./domain/wire.ts";

const admin = procedure.meta({ access: "admin" });
const tags = ["Administration"];

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
