import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { CATEGORIES } from "./domain/calculator.ts";

const summary = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.enum(CATEGORIES),
  /** Other names in the three languages, for the search. */
  names: z.array(z.string()),
});

export const contract = {
  list: procedure
    .route({
      method: "GET",
      path: "/calculators",
      tags: ["Calculators"],
      summary: "List the calculators",
    })
    .input(z.strictObject({ language: z.enum(["fr", "en", "es"]) }))
    .output(z.array(summary)),
};

export type CalculatorSummary = z.output<typeof summary>;
