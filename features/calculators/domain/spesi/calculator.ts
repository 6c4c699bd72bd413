import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, heartRate, spo2, systolic } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  heartRate,
  systolic,
  spo2,
  cancer: listed,
  heartFailure: listed,
  lungDisease: listed,
} as const;

type Spesi = Values<typeof INPUTS>;

const ITEMS: readonly Item<Spesi>[] = [
  meets("age", ["age"], 1, ({ age }) => age > 80),
  ...criteria<Spesi>({ cancer: 1 }),
  // One point for either, or both.
  meets(
    "cardiopulmonary",
    ["heartFailure", "lungDisease"],
    1,
    ({ heartFailure, lungDisease }) => heartFailure || lungDisease,
  ),
  meets("heartRate", ["heartRate"], 1, ({ heartRate: rate }) => rate >= 110),
  meets("systolic", ["systolic"], 1, ({ systolic: pressure }) => pressure < 100),
  meets("spo2", ["spo2"], 1, ({ spo2: saturation }) => saturation < 90),
];

const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "notLow", from: 1, tone: "watch" },
] as const;

const NONE = { cancer: false, heartFailure: false, lungDisease: false } as const;
const CALM = { heartRate: 109, systolic: 100, spo2: 90 } as const;

/** Simplified PESI (Jiménez 2010): 30-day mortality of a proven pulmonary embolism. */
export const spesi = defineCalculator({
  id: "spesi",
  category: "thrombosis",
  reasons: ["dyspnoea"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 6 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    return { ...sum, notes: values.systolic < 90 ? ["hypotension"] : [] };
  },
  reference: {
    authors: "Jiménez D, Aujesky D, Moores L, et al.",
    title:
      "Simplification of the pulmonary embolism severity index for prognostication in patients with acute symptomatic pulmonary embolism",
    journal: "Arch Intern Med 2010;170(15):1383-1389",
    year: 2010,
    doi: "10.1001/archinternmed.2010.199",
  },
  bandsReference: {
    authors: "Konstantinides SV, Meyer G, Becattini C, et al.",
    title:
      "2019 ESC Guidelines for the diagnosis and management of acute pulmonary embolism developed in collaboration with the European Respiratory Society (ERS)",
    journal: "Eur Heart J 2020;41(4):543-603",
    year: 2020,
    doi: "10.1093/eurheartj/ehz405",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "At 80 years, 109/min, 100 mmHg and 90 %, nothing counts",
      inputs: { ...NONE, ...CALM, age: 80 },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "81 years alone: 1",
      inputs: { ...NONE, ...CALM, age: 81 },
      value: 1,
      band: "notLow",
    },
    {
      origin: "derived",
      source: "Failing heart and chronic lung: one point for the two",
      inputs: { ...CALM, age: 60, cancer: false, heartFailure: true, lungDisease: true },
      value: 1,
      band: "notLow",
    },
    {
      origin: "derived",
      source: "Everything: 6",
      inputs: {
        age: 85,
        heartRate: 110,
        systolic: 99,
        spo2: 89,
        cancer: true,
        heartFailure: true,
        lungDisease: false,
      },
      value: 6,
      band: "notLow",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://erj.ersjournals.com/highwire/markup/101557/expansion?width=1000&height=500&iframe=true",
        where: "Table 2: the simplified version",
        compared: "constants",
      },
      {
        link: "https://erj.ersjournals.com/highwire/markup/156520/expansion?width=1000&height=500&iframe=true",
        where: "Table of the 2019 ESC guideline: both versions and mortality",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
