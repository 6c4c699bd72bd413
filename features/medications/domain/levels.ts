/** Levels of the thesaurus of the ANSM, gravest first. */
export const LEVELS = ["CI", "AD", "PE", "APEC"] as const;
export type Level = (typeof LEVELS)[number];
