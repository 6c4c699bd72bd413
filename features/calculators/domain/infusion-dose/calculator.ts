import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";

/**
 * What 1 mg of the syringe is worth in the form of the dose: 2 mg of noradrenaline tartrate are 1
 * mg of base.
 */
const WORTH = { same: 1, tartrateForBase: 0.5, baseForTartrate: 2 } as const;

/** Dose in µg/kg/min that a syringe pump delivers at a rate in mL/h. */
export const infusionDose = defineCalculator({
  id: "infusion-dose",
  category: "treatment",
  reasons: ["shock"],
  inputs: {
    rate: measure(["mlHour"], { usual: [0.1, 100], possible: [0.00001, 100000], decimals: 1 }),
    weight: measure(["kg", "lb"], { usual: [3, 200], possible: [0.5, 400], decimals: 1 }),
    amount: measure(["milligram", "microgram", "gram"], {
      usual: [0.5, 1000],
      possible: [0.001, 20000],
      decimals: 2,
    }),
    volume: measure(["millilitre", "litre"], { usual: [10, 500], possible: [1, 3000] }),
    salt: { kind: "choice", options: ["same", "tartrateForBase", "baseForTartrate"] },
  },
  result: { unit: "µg/kg/min", decimals: 2, min: 0 },
  bands: [],
  compute({ rate, weight, amount, volume, salt }, _typed, show) {
    const concentration = (amount * 1000 * WORTH[salt]) / volume;
    const value = (rate * concentration) / (60 * weight);
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "hourly", value: (value * 60 * weight) / 1000, unit: "mg/h", decimals: 2 }],
      formula: `${show(rate, 2)} × ${show(concentration, 2)} / (60 × ${show(weight, 1)}) = ${show(value, 4)}`,
      notes: [salt === "same" ? "same" : "converted"],
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
        "Official leaflet of Rapibloc 300 mg (ANSM), conversion table read the other way: 7 mL/h for 70 kg, 300 mg in 50 mL: 10 µg/kg/min",
      inputs: {
        rate: 7,
        weight: 70,
        amount: 300,
        volume: 50,
        salt: "same",
      },
      value: 10,
      within: 1e-9,
    },
    {
      origin: "published",
      source:
        "Official leaflet of Prostine VR (ANSM): 3.0 mL/h for 2.5 kg, 500 µg in 100 mL: 0.1 µg/kg/min",
      inputs: {
        rate: 3,
        weight: 2.5,
        amount: { value: 500, unit: "µg" },
        volume: 100,
        salt: "same",
      },
      value: 0.1,
      within: 1e-9,
    },
    {
      origin: "published",
      source:
        "Product text of Noradrenalina Aguettant 0.5 mg/mL of tartrate (its holder, Italy): 10 mL/h for 70 kg: 0.60 µg/kg/min of base",
      inputs: {
        rate: 10,
        weight: 70,
        amount: 25,
        volume: 50,
        salt: "tartrateForBase",
      },
      value: 0.6,
      within: 0.006,
    },
    {
      origin: "derived",
      source: "5 mL/h of 160 µg/mL for 70 kg: 800 / 4200",
      inputs: { rate: 5, weight: 70, amount: 8, volume: 50, salt: "same" },
      value: 0.190476,
      within: 1e-6,
    },
    {
      origin: "derived",
      source: "The same, syringe in tartrate, dose in base: half",
      inputs: { rate: 5, weight: 70, amount: 8, volume: 50, salt: "tartrateForBase" },
      value: 0.095238,
      within: 1e-6,
    },
    {
      origin: "derived",
      source: "4.8 mL/h of 5000 µg/mL for 80 kg",
      inputs: { rate: 4.8, weight: 80, amount: 250, volume: 50, salt: "same" },
      value: 5,
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
        link: "https://base-donnees-publique.medicaments.gouv.fr/affichageDoc.php?specid=68622560&typedoc=N",
        where: "Opened on 2026-11-27: the table of rates by dose and weight",
        compared: "vectors",
      },
      {
        link: "https://base-donnees-publique.medicaments.gouv.fr/affichageDoc.php?specid=60037327&typedoc=N",
        where: "Opened on 2026-11-27: the example for a child of 2.5 kg",
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
