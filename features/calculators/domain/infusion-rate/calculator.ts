import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";

/**
 * What 1 mg of the syringe is worth in the form of the dose: 2 mg of noradrenaline tartrate are 1
 * mg of base.
 */
const WORTH = { same: 1, tartrateForBase: 0.5, baseForTartrate: 2 } as const;

/** Rate of a syringe pump, in mL/h, for a dose in µg/kg/min. */
export const infusionRate = defineCalculator({
  id: "infusion-rate",
  category: "treatment",
  reasons: ["shock"],
  inputs: {
    dose: measure(["dose", "doseHour", "doseMgHour"], {
      usual: [0.01, 20],
      possible: [0.0005, 500],
      decimals: 2,
    }),
    weight: measure(["kg", "lb"], { usual: [3, 200], possible: [0.5, 400], decimals: 1 }),
    amount: measure(["milligram", "microgram", "gram"], {
      usual: [0.5, 1000],
      possible: [0.001, 20000],
      decimals: 2,
    }),
    volume: measure(["millilitre", "litre"], { usual: [10, 500], possible: [1, 3000] }),
    salt: { kind: "choice", options: ["same", "tartrateForBase", "baseForTartrate"] },
  },
  result: { unit: "mL/h", decimals: 2, min: 0 },
  bands: [],
  compute({ dose, weight, amount, volume, salt }, _typed, show) {
    const concentration = (amount * 1000 * WORTH[salt]) / volume;
    const value = (dose * weight * 60) / concentration;
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "concentration", value: concentration, unit: "µg/mL", decimals: 1 }],
      formula: `${show(dose, 4)} × ${show(weight, 1)} × 60 / ${show(concentration, 2)} = ${show(value, 4)}`,
      notes: [
        salt === "same" ? "same" : "converted",
        // A slip of unit or dilution shows here first: nothing else bounds the arithmetic.
        ...(value > volume ? ["emptied"] : []),
      ],
    };
  },
  reference: {
    authors: "Agence nationale de sécurité du médicament",
    title:
      "Noradrénaline (tartrate) 2 mg/mL, solution à diluer pour perfusion: résumé des caractéristiques du produit",
    journal: "Base de données publique des médicaments",
    year: 2018,
    doi: "",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Official leaflet of Rapibloc 300 mg (ANSM), conversion table: 10 µg/kg/min for 70 kg, 300 mg in 50 mL: 7 mL/h",
      inputs: {
        dose: 10,
        weight: 70,
        amount: 300,
        volume: 50,
        salt: "same",
      },
      value: 7,
      within: 1e-9,
    },
    {
      origin: "published",
      source:
        "Official leaflet of Prostine VR (ANSM): 0.1 µg/kg/min for 2.5 kg, 500 µg in 100 mL: 3.0 mL/h",
      inputs: {
        dose: 0.1,
        weight: 2.5,
        amount: { value: 500, unit: "µg" },
        volume: 100,
        salt: "same",
      },
      value: 3,
      within: 1e-9,
    },
    {
      origin: "published",
      source:
        "OpenStax, Pharmacology for Nurses, dosage calculations, example 3: dopamine 5 µg/kg/min, 176 lb, 800 mg in 500 mL: 15 mL/h (with 2.2 lb a kilogram)",
      inputs: {
        dose: 5,
        weight: 80,
        amount: 800,
        volume: 500,
        salt: "same",
      },
      value: 15,
      within: 1e-9,
    },
    {
      origin: "published",
      source:
        "Product text of Noradrenalina Aguettant 0.5 mg/mL of tartrate (its holder, Italy): 0.60 µg/kg/min of base for 70 kg, that is 2.52 mg/h: 10 mL/h printed for 10.08",
      inputs: {
        dose: 0.6,
        weight: 70,
        amount: 25,
        volume: 50,
        salt: "tartrateForBase",
      },
      value: 10,
      within: 0.1,
    },
    {
      origin: "independent",
      source: "The same lesson: 0.05 µg/kg/min, 60 kg, 8 mg in 100 mL: 2.25 mL/h",
      inputs: { dose: 0.05, weight: 60, amount: 8, volume: 100, salt: "same" },
      value: 2.25,
      within: 1e-9,
    },
    {
      origin: "independent",
      source:
        "pharmacyteach.com, a lesson with each step: 0.1 µg/kg/min, 70 kg, 4 mg in 50 mL: 5.25 mL/h",
      inputs: { dose: 0.1, weight: 70, amount: 4, volume: 50, salt: "same" },
      value: 5.25,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "0.1 µg/kg/min, 70 kg, 8 mg in 50 mL (160 µg/mL): 420 / 160",
      inputs: { dose: 0.1, weight: 70, amount: 8, volume: 50, salt: "same" },
      value: 2.625,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "The same syringe in tartrate for a dose in base: twice the rate",
      inputs: { dose: 0.1, weight: 70, amount: 8, volume: 50, salt: "tartrateForBase" },
      value: 5.25,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "A syringe in base for a dose in tartrate: half",
      inputs: { dose: 0.1, weight: 70, amount: 8, volume: 50, salt: "baseForTartrate" },
      value: 1.3125,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "5 µg/kg/min, 80 kg, 250 mg in 50 mL (5000 µg/mL): 24 000 / 5000",
      inputs: { dose: 5, weight: 80, amount: 250, volume: 50, salt: "same" },
      value: 4.8,
      within: 1e-9,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://github.com/hltfbk/E3C-Corpus",
        where:
          "Opened on 2026-11-27, document IT109471 of the corpus: the example of the product text, a dose in base and a syringe in tartrate",
        compared: "vectors",
      },
      {
        link: "https://base-donnees-publique.medicaments.gouv.fr/affichageDoc.php?specid=60037327&typedoc=N",
        where: "Opened on 2026-11-27: the example for a child of 2.5 kg",
        compared: "vectors",
      },
      {
        link: "https://base-donnees-publique.medicaments.gouv.fr/affichageDoc.php?specid=68622560&typedoc=N",
        where: "Opened on 2026-11-27: the table of rates by dose and weight",
        compared: "vectors",
      },
      {
        link: "https://openstax.org/details/books/pharmacology",
        where: "Opened on 2026-11-27, the chapter on dosage calculations: example 3",
        compared: "vectors",
      },
      {
        link: "https://www.pharmacyteach.com/2026/02/Complete-Calculation-for-Noradrenaline-Infusion.html",
        where: "Two syringes computed step by step",
        compared: "vectors",
      },
      {
        link: "http://guide-medicament.com/medicaments/noradrenaline-hospira-2-mg-ml-sans-sulfites",
        where:
          "Product text (ANSM, 2018): 2 mg of tartrate equal 1 mg of base; 8 mg of tartrate in 4 mL are 4 mg of base",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
