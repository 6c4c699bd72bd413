// What the assistant may ask of drugs: which exist, and what two of them do together. A model never
// says either from memory.
import { z } from "zod";
import { findDrugs } from "#features/nomenclatures/server/public.ts";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { prescriptionRules } from "./prescription.ts";

const FOUND = 10;
const MOST_DRUGS = 40;
const name = z.string().trim().min(1).max(300);

export const findDrugTool = defineTool({
  name: "find_drug",
  titleKey: "medications:tools.find",
  description:
    "Find a drug by brand, substance, CIS, CIP or ATC code; slips are understood. Gives the official names, best first; " +
    "`partial` true: only a part of the drug database is held here, so nothing found proves nothing.",
  input: z.strictObject({ query: name }),
  run: async ({ query }, { services }: ToolContext<Services>) => ({
    card: "drugs" as const,
    data: await findDrugs(services, query, FOUND),
    passages: [],
  }),
});

export const checkInteractionsTool = defineTool({
  name: "check_interactions",
  titleKey: "medications:tools.interactions",
  description:
    "Check the interactions of a whole prescription with the thesaurus of the ANSM. Always call it before any statement on " +
    "two drugs together. Give every drug as written (brand, substance or class). Levels, gravest first: CI contraindication, AD discouraged, " +
    "PE precaution, APEC to take into account. `unverified`: drugs that nothing here knows, to be told as not verified. " +
    "No pair is not safety: say « aucune interaction dans » the source with its edition; `partial` true: a partial list.",
  input: z.strictObject({ drugs: z.array(name).min(1).max(MOST_DRUGS) }),
  run: async ({ drugs }, { services }: ToolContext<Services>) => {
    const rules = await prescriptionRules(services);
    const { edition, pairs, partial } = rules;
    return {
      card: "interactions" as const,
      data: { source: { edition, pairs, partial }, ...rules.analyse(drugs) },
      passages: [],
    };
  },
});
