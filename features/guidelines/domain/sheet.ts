// The shape of a topic sheet as it is written in content/*.yaml, and every cross-check that makes
// one trustworthy: a passage without a source, a dose without its unit or a reference to nothing
// must never reach a clinician.
import { z } from "zod";
import { SPECIALTIES } from "#features/accounts/domain/public.ts";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { doseSchema, isGiven, POINTER, slotsSchema } from "./dose/schema.ts";
import { rereadSchema, type Source, sourceSchema } from "./evidence.ts";

/**
 * In the order of the page: the action first, the definition last. The letter begins the id of
 * every passage of the section.
 */
export const SECTIONS = [
  "firstMinutes",
  "treatment",
  "examinations",
  "orientation",
  "redFlags",
  "pitfalls",
  "definition",
] as const;
export type Section = (typeof SECTIONS)[number];

export const SECTION_LETTER: Record<Section, string> = {
  definition: "d",
  redFlags: "r",
  firstMinutes: "f",
  examinations: "e",
  treatment: "t",
  orientation: "o",
  pitfalls: "p",
};

const day = z.iso.date();
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const line = z.string().trim().min(1).max(200);
const population = z.enum(POPULATIONS);

export const passageSchema = z.strictObject({
  id: z.string().regex(/^[drfetop]\d{1,2}$/),
  text: z.string().trim().min(40).max(600),
  sources: z.array(z.string()).min(1),
  population: population.optional(),
  /**
   * Passages that this one forbids, bounds or conditions: an answer that shows one of them shows
   * this one.
   */
  limits: z.array(z.string().regex(POINTER)).min(1).optional(),
  /**
   * Populations that the doses below are or are not for: each is filled, or says "non traité ici".
   */
  slots: slotsSchema.optional(),
  doses: z.array(doseSchema).min(1).optional(),
});

const list = z.array(passageSchema).min(1).max(12);

export const sheetSchema = z
  .strictObject({
    id: kebab,
    title: line,
    specialty: z.enum(SPECIALTIES),
    population,
    abbreviations: z.array(line),
    synonyms: z.array(line),
    misspellings: z.array(line),
    icd10: z.array(z.string().regex(/^[A-Z]\d{2}(?:\.\d{1,3})?$/)),
    calculators: z.array(kebab),
    /** Checklists that lead a team through it. Their room checks that each names this sheet too. */
    checklists: z.array(kebab).min(1).optional(),
    drugs: z.array(line),
    /** Drugs that the sheet names and another one doses. */
    elsewhere: z.array(z.strictObject({ drug: line, see: z.string().regex(POINTER) })).optional(),
    checked: day,
    sources: z.array(sourceSchema).min(1),
    reread: z.array(rereadSchema).min(1).optional(),
    sections: z.strictObject({
      definition: list,
      redFlags: list,
      firstMinutes: list,
      examinations: list,
      treatment: list,
      orientation: list,
      pitfalls: list,
    }),
  })
  .superRefine((sheet, context) => {
    const complain = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: "custom", message, path });
    const passages = allPassages(sheet);
    const ids = new Set<string>();
    for (const { section, passage } of passages) {
      if (!passage.id.startsWith(SECTION_LETTER[section]))
        complain(`${passage.id} does not belong to ${section}`, "sections", section);
      if (ids.has(passage.id))
        complain(`passage ${passage.id} is written twice`, "sections", section);
      ids.add(passage.id);
    }
    for (const message of sourceMistakes(
      sheet.sources,
      passages.map(({ passage }) => passage),
    ))
      complain(message, "sources");
    for (const { passages: named } of sheet.reread ?? [])
      for (const id of named)
        if (!ids.has(id)) complain(`reread names unknown passage ${id}`, "reread");
    for (const { section, passage } of passages)
      for (const message of passageMistakes(passage, ids)) complain(message, "sections", section);
  });

function sourceMistakes(sources: readonly Source[], passages: readonly SheetPassage[]): string[] {
  const mistakes: string[] = [];
  const known = new Set<string>();
  for (const { id } of sources) {
    if (known.has(id)) mistakes.push(`source ${id} is declared twice`);
    known.add(id);
  }
  const cited = new Set(passages.flatMap((passage) => passage.sources));
  for (const passage of passages)
    for (const id of passage.sources)
      if (!known.has(id)) mistakes.push(`${passage.id} cites unknown source ${id}`);
  for (const source of sources) {
    if (!cited.has(source.id)) mistakes.push(`source ${source.id} supports no passage`);
    for (const reading of source.readings ?? []) {
      const figures = (reading.figures ?? []).map((figure) => figure.passage);
      for (const id of reading.passages) {
        const passage = passages.find((one) => one.id === id);
        if (!passage) mistakes.push(`reading of ${source.id} confirms unknown passage ${id}`);
        else if (!passage.sources.includes(source.id))
          mistakes.push(`reading of ${source.id} confirms ${id}, which does not cite it`);
      }
      for (const id of figures)
        if (!reading.passages.includes(id))
          mistakes.push(`a figure of ${source.id} is of ${id}, which its reading does not confirm`);
    }
  }
  return mistakes;
}

function passageMistakes(passage: SheetPassage, ids: ReadonlySet<string>): string[] {
  const doses = passage.doses ?? [];
  const given = doses.filter(isGiven);
  const mistakes: string[] = [];
  if (given.length > 0 && !passage.slots)
    mistakes.push(`${passage.id} doses a drug and has no slots`);
  if (doses[0]?.kind === "component" || doses[0]?.kind === "alternative")
    mistakes.push(`${passage.id} begins with ${doses[0].kind}: of what?`);
  for (const { see } of given.flatMap(({ ties }) => ties ?? []))
    if (see !== undefined && !ids.has(see))
      mistakes.push(`${passage.id} ties a dose to unknown ${see}`);
  const own = (passage.limits ?? []).filter((id) => !id.includes("#") && /^[drfetop]\d/.test(id));
  for (const id of own)
    if (!ids.has(id)) mistakes.push(`${passage.id} limits unknown passage ${id}`);
  return mistakes;
}

export type Sheet = z.output<typeof sheetSchema>;
export type SheetPassage = z.output<typeof passageSchema>;

const allPassages = (
  sheet: Pick<Sheet, "sections">,
): { section: Section; passage: SheetPassage }[] =>
  SECTIONS.flatMap((section) => sheet.sections[section].map((passage) => ({ section, passage })));

/** Passages in reading order with their section. */
export const passagesOf = (sheet: Sheet) => allPassages(sheet);
