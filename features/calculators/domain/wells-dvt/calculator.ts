import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { criteria, listed, sumOf } from "../score.ts";

const INPUTS = {
  activeCancer: listed,
  paralysisOrPlaster: listed,
  bedRestOrSurgery: listed,
  tenderness: listed,
  wholeLegSwollen: listed,
  calfSwelling: listed,
  pittingOedema: listed,
  collateralVeins: listed,
  previousDvt: listed,
  alternativeAsLikely: { kind: "yesno" },
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = criteria({
  activeCancer: 1,
  paralysisOrPlaster: 1,
  bedRestOrSurgery: 1,
  tenderness: 1,
  wholeLegSwollen: 1,
  calfSwelling: 1,
  pittingOedema: 1,
  collateralVeins: 1,
  previousDvt: 1,
  alternativeAsLikely: -2,
});

const BANDS = [
  { id: "unlikely", from: -2, tone: "good" },
  { id: "likely", from: 2, tone: "alert" },
] as const;

const threeClasses = (total: number): string => {
  if (total >= 3) return "high";
  return total >= 1 ? "moderate" : "low";
};

/**
 * Wells score of deep vein thrombosis (Wells 2003, with previous thrombosis): two classes at 2; the
 * three classes are those of the score of 1997, which had no point for a previous thrombosis.
 */
export const wellsDvt = defineCalculator({
  id: "wells-dvt",
  category: "thrombosis",
  reasons: ["legSwelling"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: -2, max: 9 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const before = (sum.value ?? 0) - (values.previousDvt ? 1 : 0);
    return {
      ...sum,
      also: [
        { id: "threeClasses", value: before, unit: "", decimals: 0, band: threeClasses(before) },
      ],
    };
  },
  reference: {
    authors: "Wells PS, Anderson DR, Rodger M, et al.",
    title: "Evaluation of D-dimer in the diagnosis of suspected deep-vein thrombosis",
    journal: "N Engl J Med 2003;349(13):1227-1235",
    year: 2003,
    doi: "10.1056/NEJMoa023153",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, wells_dvt.rs: all nine: 9",
      inputs: {
        activeCancer: true,
        paralysisOrPlaster: true,
        bedRestOrSurgery: true,
        tenderness: true,
        wholeLegSwollen: true,
        calfSwelling: true,
        pittingOedema: true,
        collateralVeins: true,
        previousDvt: true,
        alternativeAsLikely: false,
      },
      value: 9,
      band: "likely",
    },
    {
      origin: "independent",
      source: "Same tests: alternative alone: −2",
      inputs: {
        activeCancer: false,
        paralysisOrPlaster: false,
        bedRestOrSurgery: false,
        tenderness: false,
        wholeLegSwollen: false,
        calfSwelling: false,
        pittingOedema: false,
        collateralVeins: false,
        previousDvt: false,
        alternativeAsLikely: true,
      },
      value: -2,
      band: "unlikely",
    },
    {
      origin: "independent",
      source: "Same tests: tenderness, calf above 3 cm, cellulitis as likely: 0",
      inputs: {
        activeCancer: false,
        paralysisOrPlaster: false,
        bedRestOrSurgery: false,
        tenderness: true,
        wholeLegSwollen: false,
        calfSwelling: true,
        pittingOedema: false,
        collateralVeins: false,
        previousDvt: false,
        alternativeAsLikely: true,
      },
      value: 0,
      band: "unlikely",
    },
    {
      origin: "independent",
      source: "Same tests: cancer and tenderness: 2",
      inputs: {
        activeCancer: true,
        paralysisOrPlaster: false,
        bedRestOrSurgery: false,
        tenderness: true,
        wholeLegSwollen: false,
        calfSwelling: false,
        pittingOedema: false,
        collateralVeins: false,
        previousDvt: false,
        alternativeAsLikely: false,
      },
      value: 2,
      band: "likely",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.ncbi.nlm.nih.gov/pubmedhealth/PMH0055213/table/appk.tu1/?report=objectonly",
        where:
          "Two-level table after Wells 2003, with the author's permission: ten criteria, likely from 2",
        compared: "constants",
      },
      {
        link: "https://www.annfammed.org/highwire/markup/4263/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: nine criteria of 1997, three classes; the more symptomatic leg",
        compared: "bands",
      },
      {
        link: "https://www.hindawi.com/journals/isrn/2014/519875/tab1/",
        where: "Table 1: the same criteria; surgery within 12 weeks",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
