import { defineCalculator } from "../calculator.ts";
import { glucose, sodium } from "../quantities.ts";
import { fromCanonical } from "../units.ts";

/**
 * Sodium corrected for glucose: 1.6 mmol/L for each 100 mg/dL above 100 (Katz 1973), 2.4 by
 * measurement (Hillier 1999).
 */
export const correctedSodium = defineCalculator({
  id: "corrected-sodium",
  category: "metabolism",
  reasons: ["metabolic"],
  inputs: { sodium, glucose },
  result: { unit: "mmol/L", decimals: 0, min: 0 },
  bands: [],
  compute({ sodium: measured, glucose: sugar }, _typed, show) {
    const above = Math.max(0, (fromCanonical(sugar, "glucoseMgDl") - 100) / 100);
    const value = measured + 1.6 * above;
    const written = (factor: number, result: number) =>
      `${show(measured, 1)} + ${show(factor, 1)} × ${show(above, 2)} = ${show(result, 1)}`;
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "hillier", value: measured + 2.4 * above, unit: "mmol/L", decimals: 0 }],
      formula: written(1.6, value),
      notes: above === 0 ? ["noCorrection"] : ["twoFactors"],
    };
  },
  reference: {
    authors: "Katz MA",
    title: "Hyperglycemia-induced hyponatremia: calculation of expected serum sodium depression",
    journal: "N Engl J Med 1973;289(16):843-844",
    year: 1973,
    doi: "10.1056/NEJM197310182891607",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "130 + 1.6 × (600 − 100) / 100 = 138; 142 by 2.4",
      inputs: { sodium: 130, glucose: { value: 600, unit: "mg/dL" } },
      value: 138,
      within: 0.01,
    },
    {
      origin: "derived",
      source: "6 g/L are 600 mg/dL",
      inputs: { sodium: 130, glucose: { value: 6, unit: "g/L" } },
      value: 138,
      within: 0.01,
    },
    {
      origin: "derived",
      source: "Glucose of 100 mg/dL corrects nothing",
      inputs: { sodium: 135, glucose: { value: 100, unit: "mg/dL" } },
      value: 135,
      within: 0.01,
    },
    {
      origin: "derived",
      source: "33.3 mmol/L are 599.9 mg/dL",
      inputs: { sodium: 125, glucose: 33.3 },
      value: 133,
      within: 0.02,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://onlinemedicaltools.com/tools/winters-formula",
        where:
          "Names the correction for hyperglycaemia; the publications of Katz and Hillier could not be opened: the two factors are known, not read again",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
