import { defineCalculator } from "../calculator.ts";
import { boundedMeld, meldOf2001, wholeMeld, withSodium } from "../meld-sum.ts";
import { bilirubin, creatinine, inr, sodium } from "../quantities.ts";

/** MELD-Na as American allocation counted it from 2016 to 2023; 6 to 40. */
export const meldNa = defineCalculator({
  id: "meld-na",
  category: "digestive",
  reasons: ["liver"],
  inputs: { bilirubin, inr, creatinine, sodium, dialysis: { kind: "yesno" } },
  result: { unit: "", decimals: 0, min: 6, max: 40 },
  bands: [],
  compute(given, _typed, show) {
    const { bilirubin: bile, inr: ratio, creatinine: creat } = boundedMeld(given, 4);
    const older = meldOf2001(given);
    const value = wholeMeld(withSodium(older, given.sodium));
    return {
      value,
      band: null,
      parts: [],
      also: [{ id: "meld", value: wholeMeld(older), unit: "", decimals: 0 }],
      formula: `ln ${show(bile, 2)} ; ln ${show(ratio, 2)} ; ln ${show(creat, 2)} → ${older} ; 137 − ${show(Math.min(137, Math.max(125, given.sodium)), 0)} → ${value}`,
      notes: ["bounds", ...(given.dialysis ? ["dialysis"] : [])],
    };
  },
  reference: {
    authors: "Kim WR, Biggins SW, Kremers WK, et al.",
    title: "Hyponatremia and mortality among patients on the liver-transplant waiting list",
    journal: "N Engl J Med 2008;359(10):1018-1026",
    year: 2008,
    doi: "10.1056/NEJMoa0801209",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source: "R package ameld, tests: the same with sodium 125, as allocated: 28",
      inputs: {
        bilirubin: { value: 4.2, unit: "mg/dL" },
        creatinine: { value: 1.9, unit: "mg/dL" },
        inr: 1.2,
        sodium: 125,
        dialysis: false,
      },
      value: 28,
    },
    {
      origin: "independent",
      source: "R package transplantr, tests: INR 1.8, 2 mg/dL, 2 mg/dL, sodium 131: 26.257",
      inputs: {
        bilirubin: { value: 2, unit: "mg/dL" },
        creatinine: { value: 2, unit: "mg/dL" },
        inr: 1.8,
        sodium: 131,
        dialysis: false,
      },
      value: 26,
    },
    {
      origin: "independent",
      source:
        "scoutmytool.com, example with its steps: 1 mg/dL, 1.5 mg/dL, INR 1.5, sodium 135: 15",
      inputs: {
        bilirubin: { value: 1.5, unit: "mg/dL" },
        creatinine: { value: 1, unit: "mg/dL" },
        inr: 1.5,
        sodium: 135,
        dialysis: false,
      },
      value: 15,
    },
    {
      origin: "derived",
      source: "Sodium of 145 counts as 137: MELD itself",
      inputs: {
        bilirubin: { value: 4.2, unit: "mg/dL" },
        creatinine: { value: 1.9, unit: "mg/dL" },
        inr: 1.2,
        sodium: 145,
        dialysis: false,
      },
      value: 20,
    },
    {
      origin: "derived",
      source: "At 6, sodium counts for nothing",
      inputs: { bilirubin: 10, creatinine: 60, inr: 1, sodium: 120, dialysis: false },
      value: 6,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://qxmd.com/calculate/calculator_359/meld-score-age-above-12-years",
        where:
          "Both formulas, the sum times ten rounded, the lowest value of 1, sodium from 125 to 137",
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
