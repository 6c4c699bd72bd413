import { eventIterator } from "@orpc/contract";
import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { generation, generationEvent, generationSetup } from "./domain/wire-generate.ts";

const tags = ["Flashcards"];
const route = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: `/${string}`,
  summary: string,
) => procedure.route({ method, path, summary, tags });

export const contract = {
  generationSetup: route(
    "GET",
    "/flashcards/generations",
    "Whether a model can propose cards, and what is left of the month",
  ).output(generationSetup),
  generate: route(
    "POST",
    "/flashcards/generations",
    "Cards that a language model proposes from a text, as they come; nothing is kept",
  )
    .errors({
      /** No language model is connected. */
      PROVIDER_KEY: { status: 409 },
      MONTHLY_LIMIT: { status: 429, data: z.object({ limit: z.int(), resetsAt: z.date() }) },
    })
    .input(generation)
    .output(eventIterator(generationEvent)),
};
