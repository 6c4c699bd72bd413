import { z } from "zod";
import { procedure } from "#platform/http/procedure.ts";
import { CATEGORIES, REASONS } from "./domain/calculator.ts";

const summary = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.enum(CATEGORIES),
  reasons: z.array(z.enum(REASONS)),
  /** Other names in the three languages, for the search. */
  names: z.array(z.string()),
  /** Names of its inputs, which a device keeps beside it (specification §3). */
  fields: z.array(z.string()),
});

const tags = ["Calculators"];
const calculator = z.string().min(1).max(60);

/** A change of favourite that a device made, perhaps long before it is sent. */
export const favouriteMark = z.strictObject({
  id: z.uuid(),
  calculator,
  favourite: z.boolean(),
  at: z.coerce.date(),
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
  marks: procedure
    .route({
      method: "GET",
      path: "/calculators/marks",
      tags,
      summary: "My favourite calculators, and those I opened last",
    })
    .output(z.object({ favourites: z.array(z.string()), recents: z.array(z.string()) })),
  mark: procedure
    .route({
      method: "POST",
      path: "/calculators/marks",
      tags,
      summary: "Add or remove favourites; each change is acknowledged or refused on its own",
    })
    .input(
      z.strictObject({
        /** Checked one by one: a malformed change is refused alone. */
        changes: z.array(z.unknown()).min(1).max(200),
      }),
    )
    .output(z.object({ acknowledged: z.array(z.string()), refused: z.array(z.string()) })),
  opened: procedure
    .route({
      method: "PUT",
      path: "/calculators/{calculator}/opened",
      tags,
      summary: "A calculator was opened: it comes first among the last opened",
    })
    .input(z.strictObject({ calculator }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(z.object({ done: z.literal(true) })),
};

export type CalculatorSummary = z.output<typeof summary>;
