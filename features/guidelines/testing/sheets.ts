// A whole sheet for tests of the rules, of which each test changes what it is about.
import { type Sheet, sheetSchema } from "../domain/sheet.ts";

const N_T = "non traité ici";
export const SLOTS_UNTREATED = {
  renal: N_T,
  hepatic: N_T,
  child: N_T,
  pregnancy: N_T,
  contraindication: N_T,
};

const plain = (id: string) => ({
  id,
  text: `Passage ${id} d’une fiche fictive, assez long pour être valable.`,
  sources: ["s1"],
});

export const SOURCE = {
  id: "s1",
  organisation: "HAS",
  title: "Une recommandation",
  year: 2024,
  link: "https://www.has-sante.fr/jcms/c_1/fr/une-recommandation",
};

export const AMIODARONE = {
  kind: "give",
  drug: "amiodarone",
  value: "300",
  unit: "mg",
  route: "IV",
  rhythm: "dose unique",
  population: "adult",
};

interface Parts {
  id?: string;
  text?: string;
  doses?: object[];
  source?: object;
  sheet?: object;
  passage?: object;
}

/** A sheet whose passage t1 has the text and doses given. */
export const sheetWith = ({
  id = "fiche",
  text,
  doses,
  source,
  sheet,
  passage,
}: Parts = {}): Sheet =>
  sheetSchema.parse({
    id,
    title: "Fiche",
    specialty: "urgences",
    population: "adult",
    abbreviations: [],
    synonyms: [],
    misspellings: [],
    icd10: [],
    calculators: [],
    drugs: [],
    checked: "2026-11-21",
    ...(doses ? { reread: [{ passages: ["t1"], searched: [SOURCE.title], days: [] }] } : {}),
    sources: [{ ...SOURCE, ...source }],
    sections: {
      definition: [plain("d1")],
      redFlags: [plain("r1")],
      firstMinutes: [plain("f1")],
      examinations: [plain("e1")],
      treatment: [
        {
          ...plain("t1"),
          ...(text === undefined ? {} : { text }),
          ...(doses ? { slots: SLOTS_UNTREATED, doses } : {}),
          ...passage,
        },
      ],
      orientation: [plain("o1")],
      pitfalls: [plain("p1")],
    },
    ...sheet,
  });
