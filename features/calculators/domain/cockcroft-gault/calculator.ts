import { defineCalculator, type Partial } from "../calculator.ts";
import { adultAge, creatinine, height, sex, weight } from "../quantities.ts";
import { bandOf } from "../score.ts";
import { fromCanonical } from "../units.ts";

const BANDS = [
  { id: "kidneyFailure", from: 0, tone: "alert" },
  { id: "severe", from: 15, tone: "alert" },
  { id: "moderate", from: 30, tone: "watch" },
  { id: "mild", from: 60, tone: "neutral" },
  { id: "normal", from: 90, tone: "good" },
] as const;

/** Devine's formula begins at five feet: below, it would give a weight it was not made for. */
const FIVE_FEET_CM = 152.4;
const usesHeight = ({ weightBasis }: Partial) =>
  weightBasis === "ideal" || weightBasis === "adjusted";

const idealWeight = (female: boolean, cm: number) =>
  (female ? 45.5 : 50) + 2.3 * ((cm - FIVE_FEET_CM) / 2.54);
const adjustedWeight = (actual: number, ideal: number) => ideal + 0.4 * (actual - ideal);

/**
 * Creatinine clearance (Cockcroft 1976), mL/min, not per 1.73 m². The publication used the actual
 * weight; the other two are common practice and are never chosen on the person's behalf.
 */
export const cockcroftGault = defineCalculator({
  id: "cockcroft-gault",
  category: "kidney",
  reasons: ["kidney"],
  inputs: {
    age: adultAge,
    sex,
    weight,
    creatinine,
    weightBasis: { kind: "choice", options: ["actual", "ideal", "adjusted"], default: "actual" },
    height: { ...height, needed: usesHeight },
  },
  rules: [
    (known) =>
      usesHeight(known) && typeof known.height === "number" && known.height < FIVE_FEET_CM
        ? { field: "height", rule: "tooShort" }
        : null,
  ],
  result: { unit: "mL/min", decimals: 0 },
  bands: BANDS,
  compute(
    { age, sex: who, weight: actual, creatinine: micromoles, weightBasis, height: cm },
    _typed,
    show,
  ) {
    const female = who === "female";
    const mgDl = fromCanonical(micromoles, "creatinineMgDl");
    const ideal = cm === undefined || cm < FIVE_FEET_CM ? null : idealWeight(female, cm);
    const adjusted = ideal === null ? null : adjustedWeight(actual, ideal);
    const used =
      (weightBasis === "ideal" ? ideal : weightBasis === "adjusted" ? adjusted : null) ?? actual;
    const value = ((140 - age) * used * (female ? 0.85 : 1)) / (72 * mgDl);
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [
        { id: "weightUsed", value: used, unit: "kg", decimals: 1 },
        { id: "creatinineMgDl", value: mgDl, unit: "mg/dL", decimals: 2 },
      ],
      formula: `(140 − ${show(age, 1)}) × ${show(used, 1)} / (72 × ${show(mgDl, 2)})${female ? ` × ${show(0.85, 2)}` : ""} = ${show(value, 1)}`,
      notes: [
        weightBasis === "actual"
          ? "actualWeight"
          : weightBasis === "ideal"
            ? "idealWeight"
            : "adjustedWeight",
        ...(ideal !== null && weightBasis !== "actual" && actual < ideal
          ? ["lighterThanIdeal"]
          : []),
      ],
    };
  },
  reference: {
    authors: "Cockcroft DW, Gault MH",
    title: "Prediction of creatinine clearance from serum creatinine",
    journal: "Nephron 1976;16(1):31-41",
    year: 1976,
    doi: "10.1159/000180580",
  },
  bandsReference: {
    authors: "European Medicines Agency",
    title:
      "Guideline on the evaluation of the pharmacokinetics of medicinal products in patients with decreased renal function",
    journal: "EMA/CHMP/83874/2014",
    year: 2015,
    doi: "",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Case report of a journal, PMC6531112: man, 77 years, 60 kg, 10.63 mg/dL: estimated clearance of 4.94 mL/min",
      inputs: {
        age: 77,
        sex: "male",
        weight: 60,
        creatinine: { value: 10.63, unit: "mg/dL" },
        weightBasis: "actual",
      },
      value: 4.94,
      within: 0.005,
    },
    {
      origin: "published",
      source:
        "Clinical case of a journal of SciELO in the corpus SPACCC (doi 10.5281/zenodo.2560316): woman, 24 years, 70 kg, 0.9 mg/dL: 106.5 mL/min",
      inputs: {
        age: 24,
        sex: "female",
        weight: 70,
        creatinine: { value: 0.9, unit: "mg/dL" },
        weightBasis: "actual",
      },
      value: 106.5,
      within: 0.05,
    },
    {
      origin: "published",
      source:
        "Case report of the corpus CardioCCC (Barcelona Supercomputing Center, 2024): man, 36 years, 102 kg, 0.9 mg/dL: 163.7 mL/min",
      inputs: {
        age: 36,
        sex: "male",
        weight: 102,
        creatinine: { value: 0.9, unit: "mg/dL" },
        weightBasis: "actual",
      },
      value: 163.7,
      within: 0.05,
    },
    {
      origin: "independent",
      source: "superglobalcalculator.com, example 1: man, 60 years, 80 kg, 1.2 mg/dL, 74.1",
      inputs: {
        age: 60,
        sex: "male",
        weight: 80,
        creatinine: { value: 1.2, unit: "mg/dL" },
        weightBasis: "actual",
      },
      value: 74.1,
      within: 0.05,
      band: "mild",
    },
    {
      origin: "independent",
      source:
        "Same page, example 2: woman, 45 years, 65 kg, 0.9 mg/dL, 80.9 printed (the page cuts 80.99)",
      inputs: {
        age: 45,
        sex: "female",
        weight: 65,
        creatinine: { value: 0.9, unit: "mg/dL" },
        weightBasis: "actual",
      },
      value: 80.9,
      within: 0.11,
      band: "mild",
    },
    {
      origin: "independent",
      source:
        "superglobalcalculator.com (pharmacology), example 1: man, 65 years, 70 kg, 1.4 mg/dL, 52.1",
      inputs: { age: 65, sex: "male", weight: 70, creatinine: { value: 1.4, unit: "mg/dL" } },
      value: 52.1,
      within: 0.05,
      band: "moderate",
    },
    {
      origin: "derived",
      source:
        "Ideal weight 45.5 + 2.3 × (165 − 152.4)/2.54 = 56.909 kg: 60 × 56.909 × 0.85 / (72 × 1)",
      inputs: {
        age: 80,
        sex: "female",
        weight: 95,
        height: 165,
        creatinine: 88.4,
        weightBasis: "ideal",
      },
      value: 40.31,
      within: 0.01,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "Adjusted weight 56.909 + 0.4 × (95 − 56.909) = 72.146 kg",
      inputs: {
        age: 80,
        sex: "female",
        weight: 95,
        height: 165,
        creatinine: 88.4,
        weightBasis: "adjusted",
      },
      value: 51.1,
      within: 0.01,
      band: "moderate",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://temu.bsc.es/multicardioner/corpus-description/",
        where:
          "Opened on 2026-11-27, the case reports of the corpus in Spanish: the weight, the creatinine and the clearance",
        compared: "vectors",
      },
      {
        link: "https://github.com/hltfbk/E3C-Corpus",
        where:
          "Opened on 2026-11-27, document ES101582 of the corpus: the case with its weight, creatinine and clearance",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC6531112",
        where:
          "Opened on 2026-11-27, the case as the National Library of Medicine reprints it in MedCalc-Bench: age, weight, creatinine and the clearance",
        compared: "vectors",
      },
      {
        link: "https://www.medicalalgorithms.com/estimated-creatinine-clearance-calculator",
        where: "Formula for men and women; not per 1.73 m² in the original",
        compared: "constants",
      },
      {
        link: "http://globalrph.com/multiple_crcl_2012.htm",
        where: "Ideal weight (50 and 45.5 kg + 2.3 kg an inch) and adjusted weight (0.4)",
        compared: "constants",
      },
      {
        link: "https://superglobalcalculator.com/formulas/health/creatinine-clearance",
        where: "Worked examples",
        compared: "vectors",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC8504825/table/cts13061-tbl-0001",
        where:
          "EMA guidance compared: absolute GFR, end-stage under 15 mL/min and requiring dialysis; the other categories were not seen",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
