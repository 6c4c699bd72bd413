import { defineCalculator } from "../calculator.ts";
import { bandOf } from "../score.ts";
import { YEARS_INPUTS, yearsShare } from "../years-items.ts";

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
  inputs: YEARS_INPUTS,
  result: { unit: "%", decimals: 0, min: 0 },
  bands: BANDS,
  compute(values, _typed, show) {
    const share = yearsShare(values, show);
    return { ...share, band: bandOf(BANDS, share.value), notes: [] };
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
        link: "https://pubmed.ncbi.nlm.nih.gov/28549662/",
        where: "Abstract of the publication: the three items, under 1000 and under 500 ng/mL",
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
