import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge } from "../quantities.ts";
import { steps, sumOf } from "../score.ts";

const INPUTS = {
  history: { kind: "choice", options: ["slight", "moderate", "high"] },
  ecg: { kind: "choice", options: ["normal", "nonspecific", "stDeviation"] },
  age: adultAge,
  riskFactors: { kind: "choice", options: ["none", "oneOrTwo", "threeOrAtherosclerosis"] },
  troponin: { kind: "choice", options: ["normal", "upToThree", "overThree"] },
} as const;

type HeartValues = Values<typeof INPUTS>;
const chosen = <N extends "history" | "ecg" | "riskFactors" | "troponin">(
  id: N,
  letter: string,
): Item<HeartValues> => ({
  id,
  letter,
  inputs: [id],
  min: 0,
  max: 2,
  points: (values) => (INPUTS[id].options as readonly string[]).indexOf(String(values[id])),
});

const ITEMS: readonly Item<HeartValues>[] = [
  chosen("history", "H"),
  chosen("ecg", "E"),
  {
    id: "age",
    letter: "A",
    inputs: ["age"],
    min: 0,
    max: 2,
    points: ({ age }) =>
      steps(age, [
        [65, 2],
        [45, 1],
      ]),
  },
  chosen("riskFactors", "R"),
  chosen("troponin", "T"),
];

const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "moderate", from: 4, tone: "watch" },
  { id: "high", from: 7, tone: "alert" },
] as const;

/**
 * HEART (Six 2008): five lines of 0, 1 or 2 points; troponin classes and rates of events as
 * validated by Backus 2013. At 45 years and at three times the limit the tables in circulation
 * differ: both give 1 here.
 */
export const heart = defineCalculator({
  id: "heart",
  category: "cardiology",
  reasons: ["chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 10 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const notes = sum.band === "low" && values.troponin !== "normal" ? ["troponin"] : [];
    return { ...sum, notes };
  },
  reference: {
    authors: "Six AJ, Backus BE, Kelder JC",
    title: "Chest pain in the emergency room: value of the HEART score",
    journal: "Neth Heart J 2008;16(6):191-196",
    year: 2008,
    doi: "10.1007/BF03086144",
  },
  bandsReference: {
    authors: "Backus BE, Six AJ, Kelder JC, et al.",
    title:
      "A prospective validation of the HEART score for chest pain patients at the emergency department",
    journal: "Int J Cardiol 2013;168(3):2153-2158",
    year: 2013,
    doi: "10.1016/j.ijcard.2013.01.255",
  },
  licence: "free",
  cases: [
    {
      origin: "independent",
      source:
        "painepodcast.com, teaching case of 2016: 57 years, moderately suspicious, normal ECG and troponin, hypertension: 3 (age, history, risk factors), low",
      inputs: {
        history: "moderate",
        ecg: "normal",
        age: 57,
        riskFactors: "oneOrTwo",
        troponin: "normal",
      },
      value: 3,
      band: "low",
    },
    {
      origin: "derived",
      source: "1 + 1 + 1 + 1 + 0",
      inputs: {
        history: "moderate",
        ecg: "nonspecific",
        age: 60,
        riskFactors: "oneOrTwo",
        troponin: "normal",
      },
      value: 4,
      band: "moderate",
    },
    {
      origin: "independent",
      source: "github.com/pacharanero/clincalc, heart.rs: 60 years and every other line at 1: 5",
      inputs: {
        history: "moderate",
        ecg: "nonspecific",
        age: 60,
        riskFactors: "oneOrTwo",
        troponin: "upToThree",
      },
      value: 5,
      band: "moderate",
    },
    {
      origin: "derived",
      source: "Every line at 2",
      inputs: {
        history: "high",
        ecg: "stDeviation",
        age: 65,
        riskFactors: "threeOrAtherosclerosis",
        troponin: "overThree",
      },
      value: 10,
      band: "high",
    },
    {
      origin: "derived",
      source: "Age 44 (0); all others 0",
      inputs: {
        history: "slight",
        ecg: "normal",
        age: 44,
        riskFactors: "none",
        troponin: "normal",
      },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "2 + 1 + 2 + 2 + 0 = 7",
      inputs: {
        history: "high",
        ecg: "nonspecific",
        age: 70,
        riskFactors: "threeOrAtherosclerosis",
        troponin: "normal",
      },
      value: 7,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-21",
    primaryOpened: false,
    opened: [
      {
        link: "https://painepodcast.com/2016/11/12/paine-pance-pearl-emergency-medicine-2/",
        where: "A teaching case with its total and the lines that make it",
        compared: "vectors",
      },
      {
        link: "https://emj.bmj.com/highwire/markup/154214/expansion?width=1000&height=500&iframe=true",
        where: "Table 1: the five lines and their points",
        compared: "constants",
      },
      {
        link: "https://www.internationaljournalofcardiology.com/article/S0167-5273(13)00315-X/fulltext",
        where: "Abstract: events at 6 weeks 1.7 %, 16.6 %, 50.1 %",
        compared: "bands",
      },
      {
        link: "https://bmjopen.bmj.com/highwire/markup/201812/expansion?width=1000&height=500&iframe=true",
        where:
          "Table 1, reproduced with permission of the authors: the same lines; ≤ 45 years gives 0 and ≥ 3 times the limit gives 2, where others print < 45 and > 3",
        compared: "constants",
      },
      {
        link: "https://rdrr.io/cran/RiskScorescvd/src/R/01_HEART_func.R",
        where: "Public implementation: under 45 years 0, troponin above 3 times the threshold 2",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
