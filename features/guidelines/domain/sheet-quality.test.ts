import { describe, expect, test } from "vitest";
import { type Sheet, sheetSchema } from "./sheet.ts";
import { sheetErrors, unclearPassages } from "./sheet-quality.ts";

const N = "\u00a0";
const plain = (id: string, text: string) => ({ id, text: text.padEnd(45, "x"), sources: ["s1"] });

function sheetWith(text: string, doses?: object[]): Sheet {
  const passage = { id: "t1", text, sources: ["s1"], ...(doses ? { slots, doses } : {}) };
  return sheetSchema.parse({
    id: "fiche",
    title: "Fiche",
    specialty: "urgences",
    population: "adult",
    abbreviations: [],
    synonyms: [],
    misspellings: [],
    icd10: [],
    calculators: [],
    drugs: ["amiodarone"],
    checked: "2026-11-21",
    sources: [
      {
        id: "s1",
        organisation: "HAS",
        title: "Titre",
        year: 2024,
        link: "https://www.has-sante.fr/",
      },
    ],
    sections: {
      definition: [plain("d1", "Définition de la fiche")],
      redFlags: [plain("r1", "Drapeau rouge de la fiche")],
      firstMinutes: [plain("f1", "Premières minutes de la fiche")],
      examinations: [plain("e1", "Examens de la fiche")],
      treatment: [passage],
      orientation: [plain("o1", "Orientation de la fiche")],
      pitfalls: [plain("p1", "Pièges de la fiche")],
    },
  });
}
const faults = (text: string, doses?: object[]) =>
  sheetErrors(sheetWith(text, doses)).map((fault) => fault.fault);
const dose = {
  kind: "give",
  drug: "amiodarone",
  value: "300",
  unit: "mg",
  route: "IV",
  rhythm: "dose unique",
  population: "adult",
};
const N_T = "non traité ici";
const slots = { renal: N_T, hepatic: N_T, child: N_T, pregnancy: N_T, contraindication: N_T };

test("a row never says of another drug what is asked of its own", () => {
  const text = `Fibrillation${N}: amiodarone 300${N}mg IV, sinon digoxine 300${N}mg IV.`;
  const both = (said: object) => [dose, { ...dose, drug: "digoxine", ...said }];
  expect(faults(text, both({}))).toEqual([]);
  expect(faults(text, both({ pregnancy: "amiodarone contre-indiquée" }))).toEqual([
    "pregnancy of digoxine speaks of amiodarone",
  ]);
  expect(faults(text, both({ contraindication: "jamais avec l’amiodarone" }))).toEqual([]);
});

describe("typography", () => {
  test.each([
    ["Une phrase correcte, sans aucun signe double ni nombre.", null],
    [`Conduite${N}: appeler le réanimateur${N}; scope, deux voies veineuses.`, null],
    ["Conduite: appeler le réanimateur sans attendre le reste.", /before :/],
    ["Conduite : appeler le réanimateur sans attendre le reste.", /before :/],
    ["Appeler le réanimateur ; scope et deux voies veineuses.", /before ;/],
    ["Intervalle de 12:30 rapporté par le patient à son arrivée.", null],
    ["Pression artérielle moyenne visée à 65 mmHg ou davantage.", /number and unit/],
    ["Pression artérielle moyenne visée à 65mmHg ou davantage.", /space is missing/],
    [`Lactate supérieur à 2.5${N}mmol/L malgré un remplissage adapté.`, /comma/],
    ["Saturation SpO2 à surveiller en continu dès la première minute.", /subscripts/],
    ["Il s'agit d'une urgence vitale à reconnaître cliniquement.", /apostrophe/],
    [`Débit de perfusion de 500${N}ml par heure au maximum chez lui.`, /litre/],
  ])("%s", (text, expected) => {
    const found = faults(text);
    if (expected === null) expect(found).toEqual([]);
    else expect(found.join()).toMatch(expected);
  });
});

describe("doses", () => {
  test("a dose with its entry", () => {
    expect(faults(`Amiodarone 300${N}mg en bolus après le troisième choc.`, [dose])).toEqual([]);
  });
  test("a dose without its entry", () => {
    expect(faults(`Amiodarone 300${N}mg en bolus après le troisième choc.`).join()).toMatch(
      /without an entry/,
    );
  });
  test("an entry in another unit does not cover it", () => {
    const found = faults(`Amiodarone 300${N}mg en bolus après le troisième choc.`, [
      { ...dose, unit: "µg" },
    ]);
    expect(found.join()).toMatch(/without an entry/);
  });
  test("an entry that the text does not state", () => {
    const found = faults(`Amiodarone 300${N}mg en bolus après le troisième choc.`, [
      dose,
      { ...dose, value: "150" },
    ]);
    expect(found.join()).toMatch(/does not state/);
  });
  test("a concentration is not a dose", () => {
    expect(faults(`Amiodarone 300${N}mg/mL dans chaque ampoule, à diluer.`)).toEqual([]);
  });
});

test("a passage names its subject", () => {
  expect(
    unclearPassages(sheetWith("Ce traitement est à débuter sans attendre le résultat.")).length,
  ).toBe(1);
  expect(
    unclearPassages(sheetWith("Amiodarone à débuter sans attendre le résultat du bilan.")),
  ).toEqual([]);
});
