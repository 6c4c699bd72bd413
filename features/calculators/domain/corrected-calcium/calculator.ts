import { defineCalculator } from "../calculator.ts";
import { albumin, calcium } from "../quantities.ts";

/** Calcium corrected for albumin (Payne 1973): 0.02 mmol/L for each g/L under 40. */
export const correctedCalcium = defineCalculator({
  id: "corrected-calcium",
  category: "metabolism",
  reasons: ["metabolic"],
  inputs: {
    calcium,
    albumin,
  },
  result: { unit: "mmol/L", decimals: 2, min: 0 },
  bands: [],
  compute({ calcium, albumin: protein }, _typed, show) {
    const value = Math.max(0, calcium + 0.02 * (40 - protein));
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "milligrams", value: value * 40.08, unit: "mg/L", decimals: 0 }],
      formula: `${show(calcium, 2)} + ${show(0.02, 2)} × (40 − ${show(protein, 1)}) = ${show(value, 2)}`,
      notes: protein > 40 ? ["highAlbumin"] : [],
    };
  },
  reference: {
    authors: "Payne RB, Little AJ, Williams RB, Milner JR",
    title: "Interpretation of serum calcium in patients with abnormal serum proteins",
    journal: "Br Med J 1973;4(5893):643-646",
    year: 1973,
    doi: "10.1136/bmj.4.5893.643",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of a journal, PMC8293858: 9.0 mg/dL with an albumin of 3.0 g/dL: corrected calcium of 9.8 mg/dL, that is 2.445 mmol/L",
      inputs: {
        calcium: { value: 9, unit: "mg/dL" },
        albumin: { value: 3, unit: "g/dL" },
      },
      value: 2.445,
      within: 0.003,
    },
    {
      origin: "independent",
      source:
        "correctedcalciumcalculator.com, worked example 1: 9.2 mg/dL, 2.8 g/dL: 10.16 mg/dL, that is 2.535 mmol/L",
      inputs: { calcium: { value: 9.2, unit: "mg/dL" }, albumin: { value: 2.8, unit: "g/dL" } },
      value: 2.535,
      within: 0.002,
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, corrected_calcium.rs: 2.0 mmol/L, 30 g/L: 2.20",
      inputs: { calcium: 2, albumin: 30 },
      value: 2.2,
      within: 0.001,
    },
    {
      origin: "independent",
      source: "Same tests: 8.0 mg/dL, 3.0 g/dL: 8.8 mg/dL, that is 2.196 mmol/L",
      inputs: { calcium: { value: 8, unit: "mg/dL" }, albumin: { value: 3, unit: "g/dL" } },
      value: 2.196,
      within: 0.003,
    },
    {
      origin: "derived",
      source: "1.83 + 0.02 × (40 − 26) = 2.11",
      inputs: { calcium: 1.83, albumin: 26 },
      value: 2.11,
      within: 0.001,
    },
    {
      origin: "derived",
      source: "At 40 g/L nothing changes",
      inputs: { calcium: 2.3, albumin: 40 },
      value: 2.3,
      within: 0.001,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8293858",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: calcium, albumin and the corrected calcium",
        compared: "vectors",
      },
      {
        link: "https://development.cds-platform.com/ckm/clinical-knowledge-manager/demo/view/Calcium_corrected/1?language=en",
        where: "The formula in mg/dL, quoting Payne 1973; not for raised albumin",
        compared: "constants",
      },
      {
        link: "https://theguidewire.net/cases_questions/how-can-the-affect-of-albumin-levels-be-accounted-for",
        where:
          "The formula in mmol/L and an example (which prints two values of calcium: its numbers are used as derived)",
        compared: "constants",
      },
      {
        link: "https://correctedcalciumcalculator.com/how-to-calculate-corrected-calcium",
        where: "Worked example 1, each step",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5892769",
        where: "Abstract: corrected calcium is no better than total calcium against free calcium",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
