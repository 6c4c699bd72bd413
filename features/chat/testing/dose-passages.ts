// Passages with their doses, for the tests of what an answer says of them.
import type { Dose, Passage, Population } from "#platform/ai/toolbox.ts";

export const dose = (
  drug: string,
  value: string,
  unit: string,
  route: string,
  rhythm: string,
  population: Population,
): Dose => ({
  kind: "give",
  drug,
  value,
  unit,
  route,
  rhythm,
  population,
});
export const passage = (text: string, population: Population, ...doses: Dose[]): Passage => ({
  id: "sheet#t1",
  knowledge: "guidelines",
  documentId: "sheet",
  title: "Fiche",
  section: "treatment",
  text,
  language: "fr",
  population,
  doses,
  references: [],
  year: 2023,
  route: "/guidelines/sheet#t1",
});
