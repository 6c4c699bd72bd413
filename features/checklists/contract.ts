import { z } from "zod";
import { wireDose } from "#features/guidelines/contract.ts";
import { GRADES, POPULATIONS } from "#platform/ai/toolbox.ts";
import { procedure } from "#platform/http/procedure.ts";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "./domain/kinds.ts";

const tags = ["Checklists"];
const population = z.enum(POPULATIONS);

const summary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  names: z.array(z.string()),
  specialty: z.enum(CHECKLIST_SPECIALTIES),
  category: z.enum(CHECKLIST_CATEGORIES),
  population,
  steps: z.int(),
  critical: z.int(),
  /** False as long as nobody but its author went through it. */
  readAgain: z.boolean(),
});

const source = z.object({
  id: z.string(),
  organisation: z.string(),
  title: z.string(),
  year: z.int().nullable(),
  link: z.string(),
});

const shown = z.object({
  sheet: z.string(),
  anchor: z.string(),
  population,
  text: z.string(),
  rows: z.array(wireDose),
});

/** Every dose row of one passage of the library, what limits them, and where they come from. */
const dosed = shown.omit({ text: true }).extend({
  limits: z.array(shown),
  grade: z.enum(GRADES),
  references: z.array(source),
});

const step = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string().optional(),
  critical: z.boolean(),
  metronome: z.boolean(),
  passage: z.string().optional(),
  sources: z.array(z.string()),
  doses: z.array(dosed),
  /** Passages whose doses, or what limits them, the doctors of the installation set aside. */
  withheld: z.array(z.string()),
  timer: z.object({ seconds: z.int(), until: z.int().optional(), label: z.string() }).optional(),
});

const checklist = summary.omit({ steps: true }).extend({
  sheets: z.array(z.string()),
  sources: z.array(
    source.extend({
      /** The best that was read of it, and when; absent when it was not opened. */
      read: z.object({ grade: z.string(), day: z.string() }).optional(),
    }),
  ),
  review: z.array(z.object({ day: z.string(), compared: z.string() })),
  steps: z.array(step),
});

export const contract = {
  list: procedure
    .route({ method: "GET", path: "/checklists", tags, summary: "List the checklists" })
    .input(z.strictObject({}))
    .output(z.array(summary)),

  checklist: procedure
    .route({ method: "GET", path: "/checklists/{id}", tags, summary: "Read a checklist" })
    .input(z.strictObject({ id: z.string().min(1).max(100) }))
    .errors({ NOT_FOUND: { status: 404 } })
    .output(checklist),
};

export type ChecklistSummary = z.output<typeof summary>;
export type ChecklistView = z.output<typeof checklist>;
export type ChecklistStep = z.output<typeof step>;
