import { defineCalculator } from "../calculator.ts";
import { dDimer } from "../quantities.ts";
import { bandOf, listed } from "../score.ts";

const BANDS = [
  { id: "excluded", from: 0, tone: "good" },
  { id: "imaging", from: 100, tone: "watch" },
] as const;

/**
 * YEARS (van der Hulle 2017): D-dimer against 1000 µg/L without any item, against 500 with one or
 * more. The result is the share of the threshold that applies, per cent: embolism is considered
 * excluded below 100.
 */
export const years = defineCalculator({
  id: "years",
  category: "thrombosis",
  reasons: ["dyspnoea", "chestPain"],
  inputs: { dvtSigns: listed, haemoptysis: listed, mostLikely: { kind: "yesno" }, dDimer },
  result: { unit: "%", decimals: 0, min: 0 },
  bands: BANDS,
  compute({ dvtSigns, haemoptysis, mostLikely, dDimer: measured }, _typed, show) {
    const items = [dvtSigns, haemoptysis, mostLikely].filter(Boolean).length;
    const threshold = items === 0 ? 1000 : 500;
    const value = (100 * measured) / threshold;
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [
        { id: "items", value: items, unit: "", decimals: 0 },
        { id: "threshold", value: threshold, unit: "µg/L", decimals: 0 },
      ],
      formula: `100 × ${show(measured, 0)} / ${show(threshold, 0)} = ${show(value, 1)}`,
      notes: [],
    };
  },
  reference: {
    authors: "van der Hulle T, Cheung WY, Kooij S, et al.",
    title:
      "Simplified diagnostic management of suspected pulmonary embolism (the YEARS study): a prospective, multicentre, cohort study",
    journal: "Lancet 2017;390(10091):289-297",
    year: 2017,
    doi: "10.1016/S0140-6736(17)30885-1",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "No item, 840 µg/L against 1000",
      inputs: { dvtSigns: false, haemoptysis: false, mostLikely: false, dDimer: 840 },
      value: 84,
      band: "excluded",
    },
    {
      origin: "derived",
      source: "One item, 840 µg/L against 500",
      inputs: { dvtSigns: false, haemoptysis: true, mostLikely: false, dDimer: 840 },
      value: 168,
      band: "imaging",
    },
    {
      origin: "derived",
      source: "At the threshold itself, not below it",
      inputs: { dvtSigns: false, haemoptysis: false, mostLikely: false, dDimer: 1000 },
      value: 100,
      band: "imaging",
    },
    {
      origin: "derived",
      source: "0.49 mg/L is 490 µg/L, against 500",
      inputs: {
        dvtSigns: true,
        haemoptysis: false,
        mostLikely: true,
        dDimer: { value: 0.49, unit: "mg/L" },
      },
      value: 98,
      band: "excluded",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://c.coek.info/pdf-simplified-diagnostic-management-of-suspected-pulmonary-embolism-the-years-study.html",
        where: "Summary of the publication: the three items, under 1000 and under 500 ng/mL",
        compared: "constants",
      },
      {
        link: "https://pubmed.ncbi.nlm.nih.gov/32869501/",
        where:
          "Abstract of an external validation: the same thresholds; caution between the age-adjusted threshold and 1000",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
