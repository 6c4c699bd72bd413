import { z } from "zod";
import { exam, id, timeZone, WORKLOADS } from "#features/flashcards/contract.ts";
import { procedure } from "#platform/http/procedure.ts";
import { optimisation, planning, stats, summary } from "./domain/wire-stats.ts";

const tags = ["Flashcards"];
const route = (
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: `/${string}`,
  summary: string,
) => procedure.route({ method, path, summary, tags });
const inLastDays = z.strictObject({
  deckIds: z.array(id).max(500).default([]),
  days: z.int().min(1).max(3660).default(30),
  timeZone,
});
const done = z.object({ done: z.literal(true) });

export const contract = {
  stats: route("GET", "/flashcards/stats", "Statistics of some decks or all, over the last days")
    .input(inLastDays)
    .output(stats),
  summary: route("GET", "/flashcards/summary", "Reviews by day, and where the cards stand")
    .input(inLastDays)
    .output(summary),
  planning: route(
    "GET",
    "/flashcards/planning",
    "Today, the week, the month; what an exam asks for",
  )
    .input(z.strictObject({ timeZone }))
    .output(planning),
  savePlanning: route(
    "PUT",
    "/flashcards/planning",
    "Choose a workload; it shares its new cards a day between the decks. Set or forget an exam",
  )
    .input(
      z.strictObject({
        workload: z.enum(WORKLOADS).optional(),
        exam: exam.nullable().optional(),
        timeZone,
      }),
    )
    .output(planning),
  optimise: route(
    "POST",
    "/flashcards/optimisations",
    "Compute my own weights from my reviews, in a job",
  )
    .errors({
      TOO_FEW_REVIEWS: { status: 409, data: z.object({ reviews: z.int(), needed: z.int() }) },
    })
    .input(z.strictObject({ id }))
    .output(optimisation),
  optimisation: route(
    "GET",
    "/flashcards/optimisations/latest",
    "The last computation and what applying it would change",
  ).output(optimisation.nullable()),
  applyOptimisation: route(
    "PUT",
    "/flashcards/optimisations/{id}/applied",
    "Use these weights, or refuse them",
  )
    .input(z.strictObject({ id, apply: z.boolean() }))
    .output(optimisation),
  forgetWeights: route("DELETE", "/flashcards/weights", "Go back to the published weights").output(
    done,
  ),
};
