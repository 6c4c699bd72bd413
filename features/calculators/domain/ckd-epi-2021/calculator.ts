import { defineCalculator } from "../calculator.ts";
import { KDIGO_STAGES } from "../kdigo-stages.ts";
import { adultAge, creatinine, sex } from "../quantities.ts";
import { bandOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

/**
 * CKD-EPI 2021 with creatinine (Inker 2021), without race. Creatinine in mg/dL in the formula;
 * result in mL/min/1.73 m².
 */
export const ckdEpi2021 = defineCalculator({
  id: "ckd-epi-2021",
  category: "kidney",
  reasons: ["kidney"],
  inputs: { age: adultAge, sex, creatinine },
  result: { unit: "mL/min/1,73 m²", decimals: 0 },
  bands: KDIGO_STAGES,
  compute({ age, sex: who, creatinine: micromoles }, _typed, show) {
    const mgDl = fromCanonical(micromoles, "creatinineMgDl");
    const female = who === "female";
    const kappa = female ? 0.7 : 0.9;
    const alpha = female ? -0.241 : -0.302;
    const ratio = mgDl / kappa;
    const value =
      142 *
      Math.min(ratio, 1) ** alpha *
      Math.max(ratio, 1) ** -1.2 *
      0.9938 ** age *
      (female ? 1.012 : 1);
    const power = ratio <= 1 ? show(alpha, 3) : show(-1.2, 1);
    return {
      value,
      band: bandOf(KDIGO_STAGES, value),
      parts: [],
      also: [{ id: "creatinineMgDl", value: mgDl, unit: "mg/dL", decimals: 2 }],
      formula: `142 × (${show(mgDl, 2)} / ${show(kappa, 1)})^(${power}) × ${show(0.9938, 4)}^${show(age, 1)}${female ? ` × ${show(1.012, 3)}` : ""} = ${show(value, 1)}`,
      notes: [],
    };
  },
  reference: {
    authors: "Inker LA, Eneanya ND, Coresh J, et al.",
    title: "New creatinine- and cystatin C-based equations to estimate GFR without race",
    journal: "N Engl J Med 2021;385(19):1737-1749",
    year: 2021,
    doi: "10.1056/NEJMoa2102953",
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
      origin: "independent",
      source:
        "creatinineclearancecalculator.net, worked example: woman, 55 years, 0.9 mg/dL, about 76",
      inputs: { age: 55, sex: "female", creatinine: { value: 0.9, unit: "mg/dL" } },
      value: 76,
      within: 0.6,
      band: "G2",
    },
    {
      origin: "independent",
      source:
        "kidney.org calculator as quoted in a public test record: man, 55 years, 1.2 mg/dL, 71",
      inputs: { age: 55, sex: "male", creatinine: { value: 1.2, unit: "mg/dL" } },
      value: 71,
      within: 0.6,
      band: "G2",
    },
    {
      origin: "derived",
      source: "At the hinge (0.9 mg/dL, man) both powers vanish: 142 × 0.9938^50",
      inputs: { age: 50, sex: "male", creatinine: { value: 0.9, unit: "mg/dL" } },
      value: 104.05,
      within: 0.01,
      band: "G1",
    },
    {
      origin: "derived",
      source: "142 × (300/88.4/0.7)^-1.2 × 0.9938^80 × 1.012",
      inputs: { age: 80, sex: "female", creatinine: 300 },
      value: 13.14,
      within: 0.01,
      band: "G5",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://kidney.org/ckd-epi-creatinine-equation-2021",
        where: "The equation, κ, α and the sex factor",
        compared: "constants",
      },
      {
        link: "https://qxmd.com/calculate/calculator_251/egfr-using-ckd-epi-2021-update",
        where: "The same equation, second source",
        compared: "constants",
      },
      {
        link: "https://creatinineclearancecalculator.net/equations/ckd-epi/",
        where: "A worked example",
        compared: "vectors",
      },
      {
        link: "https://www.ccjm.org/highwire/markup/1488/expansion?height=500&iframe=true&width=1000",
        where:
          "GFR categories of KDIGO 2012, reprinted: G1 to G5 with their names, G1 and G2 without damage are no kidney disease",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
