// The nine assistance modes (spec §1), and the sections of a topic sheet.

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

export const isSection = (value: string): value is Section =>
  SECTIONS.some((section) => section === value);
