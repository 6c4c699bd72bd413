import { defineCalculator } from "../calculator.ts";
import { KDIGO_STAGES } from "../kdigo-stages.ts";
import { adultAge, creatinine, sex } from "../quantities.ts";
import { bandOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

/**
 * CKD-EPI 2009 with creatinine (Levey 2009), without its ethnic factor, as used in France.
 * Creatinine in mg/dL.
 */
export const ckdEpi2009 = defineCalculator({
  id: "ckd-epi-2009",
  category: "kidney",
  reasons: ["kidney"],
  inputs: { age: adultAge, sex, creatinine },
  result: { unit: "mL/min/1,73 m²", decimals: 0, min: 0 },
  bands: KDIGO_STAGES,
  compute({ age, sex: who, creatinine: micromoles }, _typed, show) {
    const female = who === "female";
    const kappa = female ? 0.7 : 0.9;
    const alpha = female ? -0.329 : -0.411;
    const ratio = fromCanonical(micromoles, "creatinineMgDl") / kappa;
    const power = ratio <= 1 ? alpha : -1.209;
    const value = 141 * ratio ** power * 0.993 ** age * (female ? 1.018 : 1);
    return {
      value,
      band: bandOf(KDIGO_STAGES, value),
      parts: [],
      also: [],
      formula: `141 × ${show(ratio, 3)}^(${show(power, 3)}) × ${show(0.993, 3)}^${show(age, 1)}${female ? ` × ${show(1.018, 3)}` : ""} = ${show(value, 1)}`,
      notes: ["edition"],
    };
  },
  reference: {
    authors: "Levey AS, Stevens LA, Schmid CH, et al.",
    title: "A new equation to estimate glomerular filtration rate",
    journal: "Ann Intern Med 2009;150(9):604-612",
    year: 2009,
    doi: "10.7326/0003-4819-150-9-200905050-00006",
  },
  bandsReference: {
    authors: "KDIGO CKD Work Group",
    title:
      "KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease",
    journal: "Kidney Int 2024;105(4S):S117-S314",
    year: 2024,
    doi: "10.1016/j.kint.2023.10.018",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "At the hinge (0.9 mg/dL, man): 141 × 0.993^50",
      inputs: { age: 50, sex: "male", creatinine: { value: 0.9, unit: "mg/dL" } },
      value: 99.24,
      within: 0.01,
      band: "G1",
    },
    {
      origin: "derived",
      source: "At the hinge (0.7 mg/dL, woman): 141 × 1.018 × 0.993^50",
      inputs: { age: 50, sex: "female", creatinine: { value: 0.7, unit: "mg/dL" } },
      value: 101.03,
      within: 0.01,
      band: "G1",
    },
    {
      origin: "derived",
      source: "141 × 2^-1.209 × 0.993^60, man at 1.8 mg/dL",
      inputs: { age: 60, sex: "male", creatinine: { value: 1.8, unit: "mg/dL" } },
      value: 40.02,
      within: 0.02,
      band: "G3b",
    },
    {
      origin: "derived",
      source: "141 × 0.5^-0.329 × 0.993^40 × 1.018, woman at 0.35 mg/dL",
      inputs: { age: 40, sex: "female", creatinine: { value: 0.35, unit: "mg/dL" } },
      value: 136.13,
      within: 0.02,
      band: "G1",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.kidney.org/content/ckd-epi-creatinine-equation-2009",
        where: "The equation with its constants",
        compared: "constants",
      },
      {
        link: "https://bmcgeriatr.biomedcentral.com/articles/10.1186/s12877-021-02428-y/tables/1",
        where: "Table 1: the same in four branches",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC2763564",
        where: "Abstract of the publication, author manuscript",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
