import { defineCalculator } from "../calculator.ts";
import { albumin, bilirubin, creatinine, inr, sex, sodium } from "../quantities.ts";
import { fromCanonical } from "../units.ts";

const between = (least: number, most: number, value: number) =>
  Math.min(most, Math.max(least, value));
const whole = (score: number) => between(6, 40, Math.round(score));

interface Bounded {
  female: boolean;
  bilirubin: number;
  inr: number;
  creatinine: number;
  sodium: number;
  albumin: number;
}

/**
 * MELD of 2016: a sum rounded to a tenth, then ten times it; sodium counts above 11. Creatinine
 * from 1 to 4 mg/dL.
 */
function withSodium({
  bilirubin: bile,
  inr: ratio,
  creatinine: creat,
  sodium: na,
}: Bounded): [number, number] {
  const sum = 0.957 * Math.log(creat) + 0.378 * Math.log(bile) + 1.12 * Math.log(ratio) + 0.643;
  const meld = Math.round(sum * 10);
  const missing = 137 - na;
  return [meld, meld > 11 ? meld + 1.32 * missing - 0.033 * meld * missing : meld];
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
    const creat = fromCanonical(given.creatinine, "creatinineMgDl");
    const upTo = (most: number) => (given.dialysis ? most : between(1, most, creat));
    const bounded: Bounded = {
      female: given.sex === "female",
      bilirubin: Math.max(1, fromCanonical(given.bilirubin, "bilirubinMgDl")),
      inr: Math.max(1, given.inr),
      creatinine: upTo(3),
      sodium: between(125, 137, given.sodium),
      albumin: between(1.5, 3.5, given.albumin / 10),
    };
    const exact = version3(bounded);
    const [older, sodiumVersion] = withSodium({ ...bounded, creatinine: upTo(4) });
    const value = whole(exact);
    return {
      value,
      band: null,
      parts: [],
      also: [
        { id: "meldNa", value: whole(sodiumVersion), unit: "", decimals: 0 },
        { id: "meld", value: whole(older), unit: "", decimals: 0 },
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
