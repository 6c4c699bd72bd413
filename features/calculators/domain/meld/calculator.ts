import { defineCalculator } from "../calculator.ts";
import { between, boundedMeld, meldOf2001, wholeMeld, withSodium } from "../meld-sum.ts";
import { albumin, bilirubin, creatinine, inr, sex, sodium } from "../quantities.ts";

interface Bounded {
  female: boolean;
  bilirubin: number;
  inr: number;
  creatinine: number;
  sodium: number;
  albumin: number;
}

/** MELD 3.0: creatinine from 1 to 3 mg/dL, albumin from 1.5 to 3.5 g/dL, sodium from 125 to 137. */
function version3({
  female,
  bilirubin: bile,
  inr: ratio,
  creatinine: creat,
  sodium: na,
  albumin: protein,
}: Bounded): number {
  const [lnBile, lnCreat, missing, low] = [
    Math.log(bile),
    Math.log(creat),
    137 - na,
    3.5 - protein,
  ];
  return (
    (female ? 1.33 : 0) +
    4.56 * lnBile +
    0.82 * missing -
    0.24 * missing * lnBile +
    9.09 * Math.log(ratio) +
    11.14 * lnCreat +
    1.85 * low -
    1.83 * low * lnCreat +
    6
  );
}

/**
 * MELD 3.0 (Kim 2021), beside MELD-Na and MELD as bounded by the American allocation policy; 6 to
 * 40.
 */
export const meld = defineCalculator({
  id: "meld",
  category: "digestive",
  reasons: ["liver"],
  inputs: { sex, bilirubin, inr, creatinine, sodium, albumin, dialysis: { kind: "yesno" } },
  result: { unit: "", decimals: 0, min: 6, max: 40 },
  bands: [],
  compute(given, _typed, show) {
    const bounded: Bounded = {
      ...boundedMeld(given, 3),
      female: given.sex === "female",
      sodium: between(125, 137, given.sodium),
      albumin: between(1.5, 3.5, given.albumin / 10),
    };
    const exact = version3(bounded);
    const older = meldOf2001(given);
    const value = wholeMeld(exact);
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "meldNa", value: wholeMeld(withSodium(older, given.sodium)), unit: "", decimals: 0 },
        { id: "meld", value: wholeMeld(older), unit: "", decimals: 0 },
      ],
      formula: `ln ${show(bounded.bilirubin, 2)} ; ln ${show(bounded.inr, 2)} ; ln ${show(bounded.creatinine, 2)} ; 137 − ${show(bounded.sodium, 0)} ; ${show(3.5, 1)} − ${show(bounded.albumin, 2)} → ${show(exact, 2)}`,
      notes: ["bounds", ...(given.dialysis ? ["dialysis"] : [])],
    };
  },
  reference: {
    authors: "Kim WR, Mannalithara A, Heimbach JK, et al.",
    title: "MELD 3.0: the Model for End-stage Liver Disease updated for the modern era",
    journal: "Gastroenterology 2021;161(6):1887-1895.e4",
    year: 2021,
    doi: "10.1053/j.gastro.2021.08.050",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "github.com/JuneYaooo/clinical-calculator, tests: woman, 3 mg/dL, INR 2, 1.5 mg/dL, 130, 3.0 g/dL: 27.6",
      inputs: {
        sex: "female",
        bilirubin: { value: 3, unit: "mg/dL" },
        inr: 2,
        creatinine: { value: 1.5, unit: "mg/dL" },
        sodium: 130,
        albumin: { value: 3, unit: "g/dL" },
        dialysis: false,
      },
      value: 28,
    },
    {
      origin: "independent",
      source: "Same tests: man on dialysis, everything else at its bound: 18.24",
      inputs: {
        sex: "male",
        bilirubin: { value: 1, unit: "mg/dL" },
        inr: 1,
        creatinine: { value: 0.6, unit: "mg/dL" },
        sodium: 137,
        albumin: { value: 3.5, unit: "g/dL" },
        dialysis: true,
      },
      value: 18,
    },
    {
      origin: "derived",
      source: "Everything normal in a man: every logarithm vanishes, 6",
      inputs: {
        sex: "male",
        bilirubin: 10,
        inr: 1,
        creatinine: 70,
        sodium: 140,
        albumin: 42,
        dialysis: false,
      },
      value: 6,
    },
    {
      origin: "derived",
      source: "Creatinine of 8 mg/dL counts as 3: 11.14 × ln 3 + 6 = 18.24",
      inputs: {
        sex: "male",
        bilirubin: 10,
        inr: 1,
        creatinine: { value: 8, unit: "mg/dL" },
        sodium: 140,
        albumin: 42,
        dialysis: false,
      },
      value: 18,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://modelling.cds-platform.com/ckm/view/ckm-app-challenge-2023/MELD_3_0/3.1?language=en",
        where:
          "The coefficients up to the term of albumin, where the extract stops; upper bound of creatinine 3.0",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8608337",
        where:
          "Abstract of the publication: the variables added, the interactions, the upper bound of creatinine",
        compared: "bands",
      },
      {
        link: "http://www.thecalculator.co/health/MELD-Calculator-421.html",
        where: "MELD of 2016 with sodium from 125 to 137",
        compared: "constants",
      },
      {
        link: "https://github.com/JuneYaooo/clinical-calculator",
        where: "Public implementation of MELD 3.0 with every term, and its tests",
        compared: "vectors",
      },
    ],
    how: "secondFormula",
  },
});
