// What the assistant may ask of drugs: which exist, what their files and RCP say, what several do
// together in a patient, which have an effect. A model never says any of it from memory.
import { z } from "zod";
import { findDrugs } from "#features/nomenclatures/server/public.ts";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { textsOf } from "../domain/rcp/rcp.ts";
import { profile } from "../domain/wire-profile.ts";
import { among, reverseQuestion } from "../domain/wire-reverse.ts";
import { analysePrescription } from "./analyse-prescription.ts";
import { rcpState } from "./rcp/rcp-state.ts";
import { askReverse } from "./reverse.ts";
import { sheetOf } from "./sheet.ts";

const FOUND = 10;
const MOST_DRUGS = 40;
const MOST_PACKAGES = 10;
const MOST_RELATED = 30;
/** Of one section of an RCP: what is longer says that it was cut. */
const LONGEST_SECTION = 6_000;
const SECTION = /^\d{1,2}(?:\.\d)?$/;
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

export const readDrugTool = defineTool({
  name: "read_drug",
  titleKey: "medications:tools.read",
  description:
    "The sheet of a drug by its CIS (from find_drug): status, packages with price and reimbursement, SMR, ASMR, shortages, equivalents, and the " +
    "sections of its RCP that are asked for (4.1 indications, 4.2 posology, 4.3 contraindications, 4.4 warnings, 4.5, 4.6 pregnancy, 4.8, 4.9, 5.2) " +
    "when that text is held; `rcp` null: it was never read here, say so and give nothing of it. `cut` true: the section goes on.",
  input: z.strictObject({
    cis: z.string().regex(/^\d{8}$/),
    sections: z.array(z.string().regex(SECTION)).max(6).default([]),
  }),
  run: async ({ cis, sections }, { services }: ToolContext<Services>) => {
    const found = await sheetOf(services, cis);
    const { held } = await services.db.asSystem("an RCP for the assistant", (tx) =>
      rcpState(tx, cis),
    );
    const drug = found && {
      ...found.drug,
      packages: found.drug.packages.slice(0, MOST_PACKAGES),
      smr: found.drug.smr.slice(0, 1),
      asmr: found.drug.asmr.slice(0, 1),
    };
    const asked = (held?.rcp.sections ?? []).filter(({ number }) => sections.includes(number));
    const rcp = held && {
      ...{ updated: held.rcp.updated, readAt: held.readAt.toISOString() },
      sections: asked.map(({ number, title, blocks }) => {
        const text = blocks.flatMap(textsOf).join("\n");
        const cut = text.length > LONGEST_SECTION;
        return { number, title, text: text.slice(0, LONGEST_SECTION), cut };
      }),
    };
    const related = (found?.equivalents ?? []).slice(0, MOST_RELATED);
    const edition = found && { edition: found.edition, partial: found.partial };
    return { card: "drugs" as const, data: { ...edition, drug, related, rcp }, passages: [] };
  },
});

export const checkInteractionsTool = defineTool({
  name: "check_interactions",
  titleKey: "medications:tools.interactions",
  description:
    "Check a whole prescription with the thesaurus of the ANSM. Always call it before any statement on " +
    "two drugs together. Give every drug as written (brand, substance or class). Levels, gravest first: CI contraindication, AD discouraged, " +
    "PE precaution, APEC to take into account. `unverified`: drugs that nothing here knows, to be told as not verified. " +
    "No pair is not safety: say « aucune interaction dans » the source with its edition; `partial` true: a partial list. " +
    "With a profile (creatinine with its unit), `patient` gives renal function computed by the calculators, allergies, and for each drug what the RCP " +
    "that are held and the library say, quoted with its place: quote it, adapt no dose of your own; an empty list is « non renseigné ».",
  input: z.strictObject({
    drugs: z.array(name).min(1).max(MOST_DRUGS),
    profile: profile.optional(),
  }),
  run: async ({ drugs, profile: patient }, { services }: ToolContext<Services>) => ({
    card: "interactions" as const,
    data: await analysePrescription(services, drugs, patient ?? {}),
    passages: [],
  }),
});

export const whichDrugsTool = defineTool({
  name: "which_drugs",
  titleKey: "medications:tools.which",
  description:
    "Reverse questions: which drugs have an effect (qt, serotonin, hyperkalaemia…), interact with a drug, or are contraindicated in a condition (in " +
    "French). `among`: the drugs of a prescription, marked in the answer. Effects and pairs are those of the thesaurus; contraindications are " +
    "looked for in the `rcpRead` RCP that are held and in the library only: say it. `known` false: the drug of the question is known to nobody here.",
  input: z.strictObject({ question: reverseQuestion, among }),
  run: async ({ question, among: drugs }, { services }: ToolContext<Services>) => ({
    card: "interactions" as const,
    data: await askReverse(services, question, drugs),
    passages: [],
  }),
});
