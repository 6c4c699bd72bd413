import type { Section as LibrarySection } from "#features/guidelines/domain/public.ts";

/** The sections of a revision sheet (specification §3), in the order they are read. */
export const SECTIONS = [
  "keyPoints",
  "definitions",
  "symptoms",
  "diagnosis",
  "treatment",
  "warnings",
  "takeaways",
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where each section of a library sheet goes: one for one, so that nothing is said twice. */
export const FROM_LIBRARY: Readonly<Record<LibrarySection, Section>> = {
  firstMinutes: "keyPoints",
  definition: "definitions",
  redFlags: "symptoms",
  examinations: "diagnosis",
  treatment: "treatment",
  pitfalls: "warnings",
  orientation: "takeaways",
};

/** A value for each section. */
export const bySection = <T>(value: (section: Section) => T): Record<Section, T> =>
  Object.fromEntries(SECTIONS.map((section) => [section, value(section)])) as Record<Section, T>;
