// The nine assistance modes (spec §1) and the sections each puts first. A section the question asks for comes before
// those of the mode: the mode completes an open question, it never hides what was asked.

import { sheetSections } from "./contracts.ts";

export const MODES = [
  "general",
  "diagnostic",
  "priseEnCharge",
  "formation",
  "these",
  "pmsi",
  "rsca",
  "analysePrescriptions",
  "casComplexes",
] as const;
export type Mode = (typeof MODES)[number];

export const isMode = (value: unknown): value is Mode => MODES.some((mode) => mode === value);

/** Sections of a topic sheet, in clinical order. */
export const SECTIONS = [
  "redFlags",
  "definition",
  "firstMinutes",
  "examinations",
  "treatment",
  "orientation",
  "pitfalls",
] as const;
export type Section = (typeof SECTIONS)[number];

export const isSection = (value: string): value is Section => SECTIONS.some((section) => section === value);

/** Red flags are shown whenever someone may have to act: with a conduct, an examination or a disposition. */
const ACTING: ReadonlySet<Section> = new Set(["firstMinutes", "treatment", "orientation", "examinations"]);

/** Sections to show and their order: red flags first when relevant, then what was asked, else what the mode opens with. */
export function sectionsToShow(mode: Mode, asked: readonly string[]): readonly Section[] {
  // The first doses of a treatment stand in the first minutes: asking for one shows both.
  const wanted = SECTIONS.filter(
    (section) => asked.includes(section) || (section === "firstMinutes" && asked.includes("treatment")),
  );
  if (wanted.length === 0) return sheetSections(mode);
  const withFlags = wanted.some((section) => ACTING.has(section)) && !wanted.includes("redFlags");
  return withFlags ? ["redFlags", ...wanted] : wanted;
}
