// The shape of a topic sheet as it is written in content/*.yaml, and every cross-check that makes one trustworthy:
// a passage without a source, a dose without its unit or a reference to nothing must never reach a clinician.
import { z } from "zod";
import { POPULATIONS } from "#platform/ai/toolbox.ts";
import { SPECIALTIES } from "./specialties.ts";

/** In the order of the page. The letter begins the id of every passage of the section. */
export const SECTIONS = [
  "definition",
  "redFlags",
  "firstMinutes",
  "examinations",
  "treatment",
  "orientation",
  "pitfalls",
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

export const doseSchema = z.strictObject({
  drug: line,
  /** Decimal comma, a range with a hyphen, a hard space between thousands: "0,5", "10-15", "1 000". */
  value: z.string().regex(/^\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?(?:-\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?)?$/),
  unit: line,
  route: line,
  rhythm: line,
  population,
});

const reviewSchema = z.strictObject({
  opened: z.url({ protocol: /^https?$/ }),
  where: line.max(400),
  how: z.enum(["read", "recomputed"]),
  day,
  passages: z.array(z.string()).min(1),
});

export const sourceSchema = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9][\w-]*$/),
  organisation: line,
  title: line.max(400),
  year: z.int().min(1950).max(2100),
  link: z.url({ protocol: /^https?$/ }),
  review: reviewSchema.optional(),
});

export const passageSchema = z.strictObject({
  id: z.string().regex(/^[drfetop]\d{1,2}$/),
  text: z.string().trim().min(40).max(600),
  sources: z.array(z.string()).min(1),
  population: population.optional(),
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
    drugs: z.array(line),
    checked: day,
    sources: z.array(sourceSchema).min(1),
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
    const sources = new Set<string>();
    for (const source of sheet.sources) {
      if (sources.has(source.id)) complain(`source ${source.id} is declared twice`, "sources");
      sources.add(source.id);
    }
    const passages = new Set<string>();
    const cited = new Set<string>();
    for (const section of SECTIONS) {
      for (const passage of sheet.sections[section]) {
        if (!passage.id.startsWith(SECTION_LETTER[section]))
          complain(`${passage.id} does not belong to ${section}`, "sections", section);
        if (passages.has(passage.id)) complain(`passage ${passage.id} is written twice`, "sections", section);
        passages.add(passage.id);
        for (const id of passage.sources) {
          if (!sources.has(id)) complain(`${passage.id} cites unknown source ${id}`, "sections", section);
          cited.add(id);
        }
      }
    }
    for (const source of sheet.sources) {
      if (!cited.has(source.id)) complain(`source ${source.id} supports no passage`, "sources");
      for (const id of source.review?.passages ?? []) {
        const passage = SECTIONS.flatMap((section) => sheet.sections[section]).find((p) => p.id === id);
        if (!passage) complain(`review of ${source.id} confirms unknown passage ${id}`, "sources");
        else if (!passage.sources.includes(source.id))
          complain(`review of ${source.id} confirms ${id}, which does not cite it`, "sources");
      }
    }
  });

export type Sheet = z.output<typeof sheetSchema>;
export type SheetPassage = z.output<typeof passageSchema>;

/** Passages in reading order with their section. */
export function passagesOf(sheet: Sheet): { section: Section; passage: SheetPassage }[] {
  return SECTIONS.flatMap((section) => sheet.sections[section].map((passage) => ({ section, passage })));
}
