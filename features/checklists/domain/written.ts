// A checklist as it is written in content/*.yaml. It doses nothing: a step names rows of the
// library, and every step stands on a passage or on a source.
import { z } from "zod";
import { sourceSchema } from "#features/guidelines/contract.ts";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { CHECKLIST_CATEGORIES, CHECKLIST_SPECIALTIES } from "./kinds.ts";

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** "anaphylaxie#f2": a passage of the library. */
const passage = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*#[drfetop]\d{1,2}$/);
const line = z.string().trim().min(1).max(200);
/** What was compared with what: a second `max` on `line` would leave the first one standing. */
const reading = z.strictObject({
  day: z.iso.date(),
  compared: z.string().trim().min(1).max(400),
});

const stepSchema = z
  .strictObject({
    id: kebab,
    /** Read from two metres away. */
    title: z.string().trim().min(1).max(70),
    text: z.string().trim().min(1).max(320).optional(),
    critical: z.literal(true).optional(),
    passage: passage.optional(),
    sources: z.array(z.string()).min(1).optional(),
    /** Rows of that drug in that passage. */
    doses: z
      .array(z.strictObject({ passage, drug: line }))
      .min(1)
      .optional(),
    /** Runs from the moment the step is done; `until` closes the window that `seconds` opens. */
    timer: z
      .strictObject({
        seconds: z.int().min(10).max(86_400),
        until: z.int().min(10).max(86_400).optional(),
        label: z.string().trim().min(1).max(40),
      })
      .refine(({ seconds, until }) => until === undefined || until > seconds, "until is later")
      .optional(),
    metronome: z.literal(true).optional(),
  })
  .refine(
    (step) => step.passage !== undefined || step.sources !== undefined || step.doses !== undefined,
    "a step stands on a passage, a dose row or a source",
  );

export const writtenChecklist = z
  .strictObject({
    id: kebab,
    title: z.string().trim().min(1).max(80),
    summary: z.string().trim().min(20).max(300),
    /** Other words under which it is looked for. */
    names: z.array(line).default([]),
    specialty: z.enum(CHECKLIST_SPECIALTIES),
    category: z.enum(CHECKLIST_CATEGORIES),
    population: z.enum(POPULATIONS),
    /** Sheets of the library it stands on; links go there. */
    sheets: z.array(kebab),
    sources: z.array(sourceSchema).min(1),
    /** Who read it again is never invented: the day and what was compared with what. */
    review: z.array(reading).min(1),
    /** Somebody who did not write it went through it; absent as long as nobody did. */
    secondReading: reading.optional(),
    /** Of each passage that a step names, the version that was read. */
    versions: z.record(passage, z.string().regex(/^[0-9a-f]{16}$/)).default({}),
    steps: z.array(stepSchema).min(3).max(40),
  })
  .superRefine(({ steps, sources }, context) => {
    const complain = (message: string) => context.addIssue({ code: "custom", message });
    const ids = steps.map(({ id }) => id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) complain(`${id} twice`);
    const known = new Set(sources.map(({ id }) => id));
    if (known.size !== sources.length) complain("a source is declared twice");
    for (const step of steps)
      for (const id of step.sources ?? [])
        if (!known.has(id)) complain(`${step.id} cites unknown source ${id}`);
    const cited = new Set(steps.flatMap((step) => step.sources ?? []));
    for (const { id, readings } of sources) {
      if (!cited.has(id)) complain(`source ${id} supports no step`);
      for (const step of (readings ?? []).flatMap(({ passages }) => passages))
        if (!ids.includes(step)) complain(`a reading of ${id} confirms unknown step ${step}`);
    }
  });

export type WrittenChecklist = z.output<typeof writtenChecklist>;
export type WrittenStep = WrittenChecklist["steps"][number];
