import { defineCalculator } from "../calculator.ts";
import { KDIGO_STAGES } from "../kdigo-stages.ts";
import { adultAge, creatinine, sex } from "../quantities.ts";
import { bandOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

/**
 * EKFC with creatinine (Pottel 2021), above 25 years, where Q is 0.70 mg/dL in women and 0.90 in
 * men.
 */
export const ekfc = defineCalculator({
  id: "ekfc",
  category: "kidney",
  reasons: ["kidney"],
  inputs: { age: adultAge, sex, creatinine },
  rules: [
    ({ age }) => (typeof age === "number" && age <= 25 ? { field: "age", rule: "tooYoung" } : null),
  ],
  result: { unit: "mL/min/1,73 m²", decimals: 0, min: 0 },
  bands: KDIGO_STAGES,
  compute({ age, sex: who, creatinine: micromoles }, _typed, show) {
    const usual = who === "female" ? 0.7 : 0.9;
    const ratio = fromCanonical(micromoles, "creatinineMgDl") / usual;
    const power = ratio < 1 ? -0.322 : -1.132;
    const value = 107.3 * ratio ** power * (age > 40 ? 0.99 ** (age - 40) : 1);
    return {
      value,
      band: bandOf(KDIGO_STAGES, value),
      parts: [],
      also: [],
      formula: `${show(107.3, 1)} × ${show(ratio, 3)}^(${show(power, 3)})${age > 40 ? ` × ${show(0.99, 2)}^${show(age - 40, 1)}` : ""} = ${show(value, 1)}`,
      notes: [],
    };
  },
  reference: {
    authors: "Pottel H, Björk J, Courbebaisse M, et al.",
    title:
      "Development and validation of a modified full age spectrum creatinine-based equation to estimate glomerular filtration rate",
    journal: "Ann Intern Med 2021;174(2):183-191",
    year: 2021,
    doi: "10.7326/M20-4366",
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
      source: "At the usual creatinine of a man of 40 years: 107.3",
      inputs: { age: 40, sex: "male", creatinine: { value: 0.9, unit: "mg/dL" } },
      value: 107.3,
      within: 0.01,
      band: "G1",
    },
    {
      origin: "derived",
      source: "107.3 × 0.99^20, woman of 60 years at 0.7 mg/dL",
      inputs: { age: 60, sex: "female", creatinine: { value: 0.7, unit: "mg/dL" } },
      value: 87.76,
      within: 0.01,
      band: "G2",
    },
    {
      origin: "derived",
      source: "107.3 × 2^-1.132, man of 30 years at 1.8 mg/dL",
      inputs: { age: 30, sex: "male", creatinine: { value: 1.8, unit: "mg/dL" } },
      value: 48.96,
      within: 0.02,
      band: "G3a",
    },
    {
      origin: "derived",
      source: "107.3 × 0.5^-0.322, woman of 30 years at 0.35 mg/dL",
      inputs: { age: 30, sex: "female", creatinine: { value: 0.35, unit: "mg/dL" } },
      value: 134.13,
      within: 0.02,
      band: "G1",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://bmcgeriatr.biomedcentral.com/articles/10.1186/s12877-021-02428-y/tables/1",
        where: "Table 1: the four branches of EKFC above 25 years",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
