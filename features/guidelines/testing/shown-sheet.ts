import type { SheetPassageView, SheetView } from "../contract.ts";

/** A fictitious sheet as a page receives it, with passages that differ from a plain one. */
export function shownSheet(passages: readonly Partial<SheetPassageView>[]): SheetView {
  return {
    id: "fiche",
    title: "Fiche fictive",
    specialty: "pneumologie",
    population: "adult",
    abbreviations: [],
    synonyms: [],
    icd10: [],
    calculators: [],
    drugs: [],
    checked: "2026-11-21",
    version: "fedcba9876543210",
    passages: passages.length,
    confirmed: 0,
    doses: 0,
    sources: [],
    content: passages.map((passage) => ({
      anchor: "t1",
      section: "treatment",
      text: "Passage fictif.",
      population: "adult",
      doses: [],
      sources: [],
      grade: "unopened",
      limits: [],
      version: "0123456789abcdef",
      ...passage,
    })),
  };
}
