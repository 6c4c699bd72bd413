import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  threeRiskFactors: listed,
  knownStenosis: listed,
  aspirin: listed,
  severeAngina: listed,
  stDeviation: listed,
  raisedMarkers: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("age", ["age"], 1, ({ age }) => age >= 65),
  ...criteria<Values<typeof INPUTS>>({
    threeRiskFactors: 1,
    knownStenosis: 1,
    aspirin: 1,
    severeAngina: 1,
    stDeviation: 1,
    raisedMarkers: 1,
  }),
];

// The publication gives a rate of events for each score and draws no class.
const BANDS = [
  { id: "s0", from: 0, tone: "neutral" },
  { id: "s2", from: 2, tone: "neutral" },
  { id: "s3", from: 3, tone: "watch" },
  { id: "s4", from: 4, tone: "watch" },
  { id: "s5", from: 5, tone: "alert" },
  { id: "s6", from: 6, tone: "alert" },
] as const;

/** TIMI score of unstable angina and NSTEMI (Antman 2000): seven criteria of one point. */
export const timi = defineCalculator({
  id: "timi",
  category: "cardiology",
  reasons: ["chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 7 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Antman EM, Cohen M, Bernink PJLM, et al.",
    title:
      "The TIMI risk score for unstable angina/non-ST elevation MI: a method for prognostication and therapeutic decision making",
    journal: "JAMA 2000;284(7):835-842",
    year: 2000,
    doi: "10.1001/jama.284.7.835",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "github.com/pacharanero/clincalc, timi.rs: 68 years, 3 risk factors, ST deviation, markers: 4",
      inputs: {
        age: 68,
        threeRiskFactors: true,
        knownStenosis: false,
        aspirin: false,
        severeAngina: false,
        stDeviation: true,
        raisedMarkers: true,
      },
      value: 4,
      band: "s4",
    },
    {
      origin: "independent",
      source: "Same tests: everything present at 80 years: 7",
      inputs: {
        age: 80,
        threeRiskFactors: true,
        knownStenosis: true,
        aspirin: true,
        severeAngina: true,
        stDeviation: true,
        raisedMarkers: true,
      },
      value: 7,
      band: "s6",
    },
    {
      origin: "independent",
      source: "Same tests: nothing at 50 years: 0",
      inputs: {
        age: 50,
        threeRiskFactors: false,
        knownStenosis: false,
        aspirin: false,
        severeAngina: false,
        stDeviation: false,
        raisedMarkers: false,
      },
      value: 0,
      band: "s0",
    },
    {
      origin: "derived",
      source: "64 years scores nothing, aspirin and two episodes: 2",
      inputs: {
        age: 64,
        threeRiskFactors: false,
        knownStenosis: false,
        aspirin: true,
        severeAngina: true,
        stDeviation: false,
        raisedMarkers: false,
      },
      value: 2,
      band: "s2",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://paperexplained.cn/articles/paper/detail/b07ef544d01f0f5386ec65dfd3b32a445f1e5245",
        where: "Abstract of the publication: the seven variables, one point each",
        compared: "constants",
      },
      {
        link: "https://globalrph.com/medcalcs/timi-risk-score-for-unstable-angina-nstemi/",
        where: "Rates by score: 4.7, 8.3, 13.2, 19.9, 26.2, 40.9 %",
        compared: "bands",
      },
      {
        link: "https://www.jabfm.org/highwire/markup/9310/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: the seven criteria, the risk factors counted, what the rate of events is",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC3131711/table/T2",
        where: "Table II: the same criteria",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
