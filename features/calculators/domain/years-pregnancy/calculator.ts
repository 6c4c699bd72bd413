import { defineCalculator } from "../calculator.ts";
import { bandOf } from "../score.ts";
import { YEARS_INPUTS, yearsShare } from "../years-items.ts";

const BANDS = [
  { id: "under", from: 0, tone: "good" },
  { id: "imaging", from: 100, tone: "watch" },
] as const;

/**
 * YEARS adapted to pregnancy (van der Pol 2019): the thresholds of YEARS, and the veins of the legs
 * first when they show signs. The result is the share of the threshold that applies, per cent.
 */
export const yearsPregnancy = defineCalculator({
  id: "years-pregnancy",
  category: "obstetrics",
  reasons: ["pregnancy"],
  inputs: YEARS_INPUTS,
  result: { unit: "%", decimals: 0, min: 0 },
  bands: BANDS,
  compute(values, _typed, show) {
    const share = yearsShare(values, show);
    // With signs in a leg, nothing is told before its ultrasound.
    const band = values.dvtSigns ? null : bandOf(BANDS, share.value);
    return { ...share, band, notes: values.dvtSigns ? ["ultrasound"] : [] };
  },
  bandNotByValue: true,
  reference: {
    authors: "van der Pol LM, Tromeur C, Bistervels IM, et al.",
    title: "Pregnancy-adapted YEARS algorithm for diagnosis of suspected pulmonary embolism",
    journal: "N Engl J Med 2019;380(12):1139-1149",
    year: 2019,
    doi: "10.1056/NEJMoa1813865",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "No item, 840 µg/L against 1000",
      inputs: { dvtSigns: false, haemoptysis: false, mostLikely: false, dDimer: 840 },
      value: 84,
      band: "under",
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
      source: "One item, 480 µg/L against 500",
      inputs: { dvtSigns: false, haemoptysis: false, mostLikely: true, dDimer: 480 },
      value: 96,
      band: "under",
    },
    {
      origin: "derived",
      source: "Signs in a leg: 0.3 mg/L is 60 % of 500 µg/L, and its ultrasound comes first",
      inputs: {
        dvtSigns: true,
        haemoptysis: false,
        mostLikely: false,
        dDimer: { value: 0.3, unit: "mg/L" },
      },
      value: 60,
      band: null,
    },
  ],
  review: {
    day: "2026-11-26",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.evidencealerts.com/Home/Article/85227",
        where:
          "Abstract of the publication: the three criteria, 1000 ng/mL without any and 500 with one or more, the veins of the legs first",
        compared: "constants",
      },
      {
        link: "http://ashpublications.net/thehematologist/article/doi/10.1182/hem.V16.5.9780/463151/Diagnostic-Algorithm-Reduces-the-Need-for",
        where:
          "Digest of the publication: under 1000 ng/mL without criterion, under 500 with one to three; 195 women without imaging, one thrombosis of a leg",
        compared: "bands",
      },
      {
        link: "https://thesgem.com/2019/11/sgem277-in-the-pregnant-years-diagnosing-pulmonary-embolism/",
        where: "Review of the publication: the three items",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
