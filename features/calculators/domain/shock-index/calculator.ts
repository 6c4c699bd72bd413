import { defineCalculator } from "../calculator.ts";
import { heartRate, systolic } from "../quantities.ts";
import { bandOf, settled } from "../score.ts";

const BANDS = [
  { id: "usual", from: 0, tone: "neutral" },
  { id: "raised", from: 0.9, tone: "watch" },
  { id: "veryHigh", from: 1.7, tone: "alert" },
] as const;

/** Shock index in the first hour of a postpartum haemorrhage (Nathan 2015). */
export const shockIndex = defineCalculator({
  id: "shock-index",
  category: "obstetrics",
  reasons: ["pregnancy", "bleeding", "shock"],
  inputs: { heartRate, systolic },
  result: { unit: "", decimals: 2, min: 0 },
  bands: BANDS,
  compute({ heartRate: rate, systolic: pressure }, _typed, show) {
    const value = settled(rate / pressure);
    return {
      value,
      band: bandOf(BANDS, value),
      parts: [],
      also: [],
      formula: `${show(rate, 0)} / ${show(pressure, 0)} = ${show(value, 3)}`,
      notes: pressure < 90 && value < 0.9 ? ["hypotension"] : [],
    };
  },
  reference: {
    authors: "Nathan HL, El Ayadi A, Hezelgrave NL, et al.",
    title: "Shock index: an effective predictor of outcome in postpartum haemorrhage?",
    journal: "BJOG 2015;122(2):268-275",
    year: 2015,
    doi: "10.1111/1471-0528.13206",
  },
  bandsReference: {
    authors: "Nathan HL, Cottam K, Hezelgrave NL, et al.",
    title:
      "Determination of normal ranges of shock index and other haemodynamic variables in the immediate postpartum period: a cohort study",
    journal: "PLoS One 2016;11(12):e0168535",
    year: 2016,
    doi: "10.1371/journal.pone.0168535",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "BMC Emerg Med 2020 (doi 10.1186/s12873-020-00383-2): 103 per minute and 114 mmHg: about 0.904, above 0.9",
      inputs: {
        heartRate: 103,
        systolic: 114,
      },
      value: 0.904,
      within: 0.0005,
      band: "raised",
    },
    {
      origin: "derived",
      source: "81 / 120, the median rate and pressure after a birth without haemorrhage",
      inputs: { heartRate: 81, systolic: 120 },
      value: 0.675,
      within: 1e-9,
      band: "usual",
    },
    {
      origin: "derived",
      source: "90 / 100: the first threshold is reached",
      inputs: { heartRate: 90, systolic: 100 },
      value: 0.9,
      within: 1e-9,
      band: "raised",
    },
    {
      origin: "derived",
      source: "136 / 80: the second threshold is reached",
      inputs: { heartRate: 136, systolic: 80 },
      value: 1.7,
      within: 1e-9,
      band: "veryHigh",
    },
    {
      origin: "derived",
      source: "70 / 80: under 0.9, and hypotension all the same",
      inputs: { heartRate: 70, systolic: 80 },
      value: 0.875,
      within: 1e-9,
      band: "usual",
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://link.springer.com/doi/10.1186/s12873-020-00383-2",
        where:
          "Opened on 2026-11-27, the introduction of Kamikawa and Hayashi: an example just above 0.9",
        compared: "vectors",
      },
      {
        link: "https://www.mendeley.com/catalogue/6bb33d7e-d660-3751-8b72-c0dd544bc483/",
        where:
          "Abstract of El Ayadi 2016, by authors of the publication: 0.9, 1.4 and 1.7 in 958 women with hypovolemic shock, sensitivity and specificity of each",
        compared: "bands",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5173287",
        where: "Abstract: the rate over the systolic pressure",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC5173287",
        where: "Abstract: 0.52 to 0.89 in nine women of ten after a birth without haemorrhage",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
