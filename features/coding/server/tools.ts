// What the assistant may ask of codes: those of a few words, and those of a description. A model
// proposes; a code or a tariff that the tables do not hold is never shown.
import { z } from "zod";
import { codingTables } from "#features/nomenclatures/server/public.ts";
import { defineTool, type ToolContext } from "#platform/ai/toolbox.ts";
import type { Services } from "#platform/feature/server/context.ts";
import { CCMU_CLASSES, OUTCOMES, SPECIALTIES, SURGERY } from "../domain/billing/circumstances.ts";
import { CONTEXTS } from "../domain/context.ts";
import { checkCodes } from "./check-codes.ts";
import { codeDescription } from "./code-description.ts";
import { codesFor } from "./find-codes.ts";

const LONGEST_TEXT = 20_000;
const LONGEST_QUERY = 300;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

export const findCodesTool = defineTool({
  name: "find_codes",
  titleKey: "coding:tools.find",
  description:
    "Find codes of the CIM-10 (table cim10) or acts of the CCAM (table ccam) by what a clinician calls them. Only codes that may be coded today " +
    "are given, best first. Never write a code that did not come from this tool or from code_description.",
  input: z.strictObject({
    table: z.enum(["cim10", "ccam"]),
    query: z.string().trim().min(1).max(LONGEST_QUERY),
  }),
  run: async ({ table, query }, { services, now }: ToolContext<Services>) => ({
    card: "codes" as const,
    data: { results: await codesFor(services, table, query, dayOf(now)) },
    passages: [],
  }),
});

export const codeDescriptionTool = defineTool({
  name: "code_description",
  titleKey: "coding:tools.code",
  description:
    "Code a clinical description by rules: CIM-10 with principal, related and associated diagnoses, CCAM acts with dated tariffs and shares, NGAP letters, emergency flat fees, CCMU. Give " +
    "the clinician's own words. The answer tells what was read and not coded (denied, history, family, hypothesis) and each check that was not made: say both. " +
    "`partial`: tables of which only a partial list is held.",
  input: z.strictObject({
    text: z.string().trim().min(1).max(LONGEST_TEXT),
    context: z.enum(CONTEXTS).optional(),
    date: z.iso.date().optional(),
    age: z.number().min(0).max(130).optional(),
    sex: z.enum(["F", "M"]).optional(),
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .optional(),
    specialty: z.enum(SPECIALTIES).optional(),
    surgery: z.enum(SURGERY).optional(),
    ccmu: z.enum(CCMU_CLASSES).optional(),
    outcome: z.enum(OUTCOMES).optional(),
  }),
  run: async (
    { text, context = "sejour", date, age = null, sex = null, ...more },
    { services, now }: ToolContext<Services>,
  ) => ({
    card: "coding" as const,
    data: await codeDescription(services, {
      ...{ text, context, date: date ?? dayOf(now), age, sex },
      time: more.time ?? null,
      specialty: more.specialty ?? null,
      surgery: more.surgery ?? "usual",
      ccmu: more.ccmu ?? null,
      outcome: more.outcome ?? null,
    }),
    passages: [],
  }),
});

const LONGEST_CODE = 20;
const MOST_CODES = 60;

/** "I26.9" and "I269" are one code. */
const keyOf = (code: string) => code.trim().toUpperCase().replace(/[.\s]/g, "");

export const checkCodesTool = defineTool({
  name: "check_codes",
  titleKey: "coding:tools.check",
  description:
    "Check codes of the CIM-10 or acts of the CCAM against the tables held here before writing any. `status`: ok, unknown, category " +
    "(never coded as such), closed, absent (only a partial list is held: nothing is known of it).",
  input: z.strictObject({
    codes: z.array(z.string().trim().min(1).max(LONGEST_CODE)).min(1).max(MOST_CODES),
    date: z.iso.date().optional(),
  }),
  run: async ({ codes, date }, { services, now }: ToolContext<Services>) => {
    const tables = await codingTables(services);
    const { codes: checked, partial } = checkCodes(tables, codes.map(keyOf), date ?? dayOf(now));
    return {
      card: "checkedCodes" as const,
      data: { codes: checked.map((one, at) => ({ ...one, code: codes[at] ?? one.code })), partial },
      passages: [],
    };
  },
});
