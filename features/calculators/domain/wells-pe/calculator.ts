import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { criterion, listed, sumOf } from "../score.ts";

const INPUTS = {
  dvtSigns: listed,
  alternativeLessLikely: { kind: "yesno" },
  heartRateOver100: listed,
  immobilisationOrSurgery: listed,
  previousDvtOrPe: listed,
  haemoptysis: listed,
  cancer: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  criterion("dvtSigns", 3),
  criterion("alternativeLessLikely", 3),
  criterion("heartRateOver100", 1.5),
  criterion("immobilisationOrSurgery", 1.5),
  criterion("previousDvtOrPe", 1.5),
  criterion("haemoptysis", 1),
  criterion("cancer", 1),
];

// Three classes: under 2, 2 to 6, over 6.
const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "moderate", from: 2, tone: "watch" },
  { id: "high", from: 6, after: true, tone: "alert" },
] as const;

/**
 * Wells score of pulmonary embolism (Wells 2000): three classes, and two classes at 4; simplified
 * version (Gibson 2008), one point a criterion and two classes at 1.
 */
export const wellsPe = defineCalculator({
  id: "wells-pe",
  category: "thrombosis",
  reasons: ["dyspnoea", "chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 1, min: 0, max: 12.5 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const met = ITEMS.filter((item) => item.points(values, typed) > 0).length;
    return {
      ...sum,
      also: [
        {
          id: "twoTier",
          value: sum.value ?? 0,
          unit: "",
          decimals: 1,
          band: (sum.value ?? 0) > 4 ? "likely" : "unlikely",
        },
        {
          id: "simplified",
          value: met,
          unit: "",
          decimals: 0,
          band: met > 1 ? "likely" : "unlikely",
        },
      ],
    };
  },
  reference: {
    authors: "Wells PS, Anderson DR, Rodger M, et al.",
    title:
      "Derivation of a simple clinical model to categorize patients probability of pulmonary embolism: increasing the models utility with the SimpliRED D-dimer",
    journal: "Thromb Haemost 2000;83(3):416-420",
    year: 2000,
    doi: "10.1055/s-0037-1613830",
  },
  licence: "free",
  cases: [
    {
      origin: "published",
      source:
        "Signa Vitae 2016;12(S1):131-133, case report: immobilisation 1.5, pulse of 120 1.5, no likelier diagnosis 3: 6",
      inputs: {
        dvtSigns: false,
        alternativeLessLikely: true,
        heartRateOver100: true,
        immobilisationOrSurgery: true,
        previousDvtOrPe: false,
        haemoptysis: false,
        cancer: false,
      },
      value: 6,
    },
    {
      origin: "derived",
      source: "3 + 1.5 + 1 = 5.5 from the table of points",
      inputs: {
        dvtSigns: true,
        alternativeLessLikely: false,
        heartRateOver100: true,
        immobilisationOrSurgery: false,
        previousDvtOrPe: false,
        haemoptysis: true,
        cancer: false,
      },
      value: 5.5,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "3 + 3 + 1.5 + 1.5 + 1.5 + 1 + 1 = 12.5, every criterion",
      inputs: {
        dvtSigns: true,
        alternativeLessLikely: true,
        heartRateOver100: true,
        immobilisationOrSurgery: true,
        previousDvtOrPe: true,
        haemoptysis: true,
        cancer: true,
      },
      value: 12.5,
      band: "high",
    },
    {
      origin: "derived",
      source: "3 + 3 = 6: the upper end of the moderate class (2 to 6)",
      inputs: {
        dvtSigns: true,
        alternativeLessLikely: true,
        heartRateOver100: false,
        immobilisationOrSurgery: false,
        previousDvtOrPe: false,
        haemoptysis: false,
        cancer: false,
      },
      value: 6,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "1.5: under 2",
      inputs: {
        dvtSigns: false,
        alternativeLessLikely: false,
        heartRateOver100: true,
        immobilisationOrSurgery: false,
        previousDvtOrPe: false,
        haemoptysis: false,
        cancer: false,
      },
      value: 1.5,
      band: "low",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://www.signavitae.com/articles/10.22514/SV121.102016.25",
        where: "A case with its points and its total of 6",
        compared: "vectors",
      },
      {
        link: "https://cds.ahrq.gov/sites/default/files/cds/artifact/logic/2023-09/Wells%20Criteria.txt",
        where: "Points of the seven criteria, threshold of 4",
        compared: "constants",
      },
      {
        link: "https://bmcfampract.biomedcentral.com/articles/10.1186/1471-2296-11-64/tables/1",
        where: "Table 1: points, ≤ 4 and > 4, < 2, 2 to 6, > 6",
        compared: "bands",
      },
      {
        link: "http://clinicalprediction.com/wells-score-for-pe",
        where: "Simplified version: one point a criterion",
        compared: "constants",
      },
      {
        link: "https://err.ersjournals.com/highwire/markup/11983/expansion?width=1000&height=500&iframe=true",
        where: "Table 2: the same points, threshold of 4; bed rest of 3 days or more",
        compared: "constants",
      },
      {
        link: "https://nice1pagers.info/guideline/02-CG144",
        where: "Two-level table of NICE: immobilisation for more than 3 days, above 4",
        compared: "constants",
      },
      {
        link: "http://repub.eur.nl/pub/33108/",
        where: "Abstract of Gibson 2008: one point for each variable",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
