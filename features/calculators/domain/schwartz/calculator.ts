import { defineCalculator } from "../calculator.ts";
import { measure } from "../quantities.ts";
import { fromCanonical } from "../units.ts";

/** Glomerular filtration of a child (Schwartz 2009): 0.413 × height in cm / creatinine in mg/dL. */
export const schwartz = defineCalculator({
  id: "schwartz",
  category: "kidney",
  reasons: ["kidney"],
  inputs: {
    height: measure(["cm", "m", "inch"], { usual: [70, 190], possible: [45, 210], decimals: 1 }),
    creatinine: measure(["creatinineMicro", "creatinineMgDl", "creatinineMgL"], {
      usual: [15, 500],
      possible: [8, 2500],
    }),
  },
  result: { unit: "mL/min/1,73 m²", decimals: 0, min: 0 },
  bands: [],
  compute({ height, creatinine }, _typed, show) {
    const mgDl = fromCanonical(creatinine, "creatinineMgDl");
    const value = (0.413 * height) / mgDl;
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "creatinineMgDl", value: mgDl, unit: "mg/dL", decimals: 2 }],
      formula: `${show(0.413, 3)} × ${show(height, 1)} / ${show(mgDl, 2)} = ${show(value, 1)}`,
      notes: value > 75 ? ["high"] : [],
    };
  },
  reference: {
    authors: "Schwartz GJ, Muñoz A, Schneider MF, et al.",
    title: "New equations to estimate GFR in children with CKD",
    journal: "J Am Soc Nephrol 2009;20(3):629-637",
    year: 2009,
    doi: "10.1681/ASN.2008030287",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source: "doctaverse.pages.dev, worked example: 100 cm, 0.4 mg/dL: 103",
      inputs: { height: 100, creatinine: { value: 0.4, unit: "mg/dL" } },
      value: 103,
      within: 0.5,
    },
    {
      origin: "derived",
      source: "0.413 × 120 / 1",
      inputs: { height: 120, creatinine: 88.4 },
      value: 49.56,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "0.413 × 140 / 2, creatinine in mg/L and height in metres",
      inputs: { height: { value: 1.4, unit: "m" }, creatinine: { value: 20, unit: "mg/L" } },
      value: 28.91,
      within: 1e-9,
    },
    {
      origin: "derived",
      source: "36.5092 × 90 / 30, the constant of micromoles",
      inputs: { height: 90, creatinine: 30 },
      value: 109.5276,
      within: 1e-6,
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2653687",
        where:
          "Abstract of the publication: 0.413 × height in cm / creatinine; 349 children of 1 to 16 years, median filtration 41, half between 32 and 52",
        compared: "constants",
      },
      {
        link: "https://doctaverse.pages.dev/blog/calculator/schwartz-gfr",
        where: "A worked example; the constant 36.5 for micromoles",
        compared: "vectors",
      },
    ],
    how: "recomputed",
  },
});
