import { defineCalculator } from "../calculator.ts";
import { boundedMeld, meldOf2001, wholeMeld } from "../meld-sum.ts";
import { bilirubin, creatinine, inr } from "../quantities.ts";

/** MELD (Kamath 2001) as American allocation bounded it: creatinine, bilirubin, INR; 6 to 40. */
export const meldClassic = defineCalculator({
  id: "meld-classic",
  category: "digestive",
  reasons: ["liver"],
  inputs: { bilirubin, inr, creatinine, dialysis: { kind: "yesno" } },
  result: { unit: "", decimals: 0, min: 6, max: 40 },
  bands: [],
  compute(given, _typed, show) {
    const { bilirubin: bile, inr: ratio, creatinine: creat } = boundedMeld(given, 4);
    const value = wholeMeld(meldOf2001(given));
    return {
      value,
      band: null,
      parts: [],
      also: [],
      formula: `10 × (${show(0.957, 3)} × ln ${show(creat, 2)} + ${show(0.378, 3)} × ln ${show(bile, 2)} + ${show(1.12, 2)} × ln ${show(ratio, 2)} + ${show(0.643, 3)}) = ${value}`,
      notes: ["bounds", ...(given.dialysis ? ["dialysis"] : [])],
    };
  },
  reference: {
    authors: "Kamath PS, Wiesner RH, Malinchoc M, et al.",
    title: "A model to predict survival in patients with end-stage liver disease",
    journal: "Hepatology 2001;33(2):464-470",
    year: 2001,
    doi: "10.1053/jhep.2001.22172",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Korean J Anesthesiol 2013;64(5):451-455 (PMC3668109), case 2: bilirubin 23.1 mg/dL, INR 2.2, creatinine 1.1 mg/dL: MELD of 28",
      inputs: {
        bilirubin: { value: 23.1, unit: "mg/dL" },
        inr: 2.2,
        creatinine: { value: 1.1, unit: "mg/dL" },
        dialysis: false,
      },
      value: 28,
    },
    {
      origin: "independent",
      source:
        "calculatorlib.com/meld-score-calculator: bilirubin 1.9, INR 1.2, creatinine 1.3: 13.41, shown 13",
      inputs: {
        bilirubin: { value: 1.9, unit: "mg/dL" },
        inr: 1.2,
        creatinine: { value: 1.3, unit: "mg/dL" },
        dialysis: false,
      },
      value: 13,
    },
    {
      origin: "independent",
      source: "R package ameld, tests: 1.9 mg/dL of creatinine, 4.2 of bilirubin, INR 1.2: 20",
      inputs: {
        bilirubin: { value: 4.2, unit: "mg/dL" },
        creatinine: { value: 1.9, unit: "mg/dL" },
        inr: 1.2,
        dialysis: false,
      },
      value: 20,
    },
    {
      origin: "independent",
      source:
        "R package transplantr, tests: INR 2, bilirubin 54 µmol/L, creatinine 170 µmol/L: 24.798",
      inputs: { bilirubin: 54, creatinine: 170, inr: 2, dialysis: false },
      value: 25,
    },
    {
      origin: "independent",
      source: "scoutmytool.com, example with its steps: 1 mg/dL, 1.5 mg/dL, INR 1.5: 13",
      inputs: {
        bilirubin: { value: 1.5, unit: "mg/dL" },
        creatinine: { value: 1, unit: "mg/dL" },
        inr: 1.5,
        dialysis: false,
      },
      value: 13,
    },
    {
      origin: "derived",
      source: "Dialysis counts as 4 mg/dL: 9.57 × ln 4 + 6.43 = 19.7",
      inputs: { bilirubin: 10, creatinine: 60, inr: 1, dialysis: true },
      value: 20,
    },
    {
      origin: "derived",
      source: "Everything at its lowest counts 6.43",
      inputs: { bilirubin: 10, creatinine: 60, inr: 0.9, dialysis: false },
      value: 6,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3668109",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: case 2, the three values and the score; no dialysis is mentioned",
        compared: "vectors",
      },
      {
        link: "https://calculatorlib.com/meld-score-calculator",
        where: "A computation printed term by term",
        compared: "vectors",
      },
      {
        link: "https://qxmd.com/calculate/calculator_359/meld-score-age-above-12-years",
        where:
          "Both formulas, the sum times ten rounded, the lowest value of 1, sodium from 125 to 137",
        compared: "constants",
      },
      {
        link: "http://www.thecalculator.co/health/MELD-Calculator-421.html",
        where: "The formula of 2001, values under 1, the upper limit of creatinine and of dialysis",
        compared: "constants",
      },
      {
        link: "https://scoutmytool.com/calc/health/meld-score",
        where:
          "The sum of 2001 and MELD-Na with every step of an example, bounds of creatinine and sodium",
        compared: "vectors",
      },
      {
        link: "https://github.com/ampel-leipzig/ameld",
        where: "Tests of an R package: both scores, rounding, bounds, sodium only above 11",
        compared: "vectors",
      },
      {
        link: "https://github.com/johnasher/transplantr",
        where: "Tests of another R package, in SI units",
        compared: "vectors",
      },
    ],
    how: "secondFormula",
  },
});
