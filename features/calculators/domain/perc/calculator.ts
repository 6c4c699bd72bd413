import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, heartRate, spo2 } from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  lowProbability: { kind: "yesno" },
  age: adultAge,
  heartRate,
  spo2,
  unilateralSwelling: listed,
  haemoptysis: listed,
  surgeryOrTrauma: listed,
  previousDvtOrPe: listed,
  oestrogen: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("age", ["age"], 1, ({ age }) => age >= 50),
  meets("heartRate", ["heartRate"], 1, ({ heartRate: rate }) => rate >= 100),
  meets("spo2", ["spo2"], 1, ({ spo2: saturation }) => saturation < 95),
  ...criteria<Values<typeof INPUTS>>({
    unilateralSwelling: 1,
    haemoptysis: 1,
    surgeryOrTrauma: 1,
    previousDvtOrPe: 1,
    oestrogen: 1,
  }),
];

const BANDS = [
  { id: "negative", from: 0, tone: "good" },
  { id: "positive", from: 1, tone: "watch" },
] as const;

/**
 * PERC (Kline 2004): eight criteria, all absent, rule out embolism in a person already judged at
 * low probability.
 */
export const perc = defineCalculator({
  id: "perc",
  category: "thrombosis",
  reasons: ["dyspnoea", "chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 8 },
  bands: BANDS,
  bandNotByValue: true,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    if (values.lowProbability) return sum;
    // The rule holds under 15 % of clinical probability only: above, nothing absent rules anything
    // out.
    return { ...sum, band: sum.value === 0 ? null : sum.band, notes: ["notLow"] };
  },
  reference: {
    authors: "Kline JA, Mitchell AM, Kabrhel C, Richman PB, Courtney DM",
    title:
      "Clinical criteria to prevent unnecessary diagnostic testing in emergency department patients with suspected pulmonary embolism",
    journal: "J Thromb Haemost 2004;2(8):1247-1255",
    year: 2004,
    doi: "10.1111/j.1538-7836.2004.00790.x",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "49 years, 99/min, 95 %, nothing else: none of the eight",
      inputs: {
        unilateralSwelling: false,
        haemoptysis: false,
        surgeryOrTrauma: false,
        previousDvtOrPe: false,
        oestrogen: false,
        lowProbability: true,
        age: 49,
        heartRate: 99,
        spo2: 95,
      },
      value: 0,
      band: "negative",
    },
    {
      origin: "derived",
      source: "50 years, 100/min and 94 %: three",
      inputs: {
        unilateralSwelling: false,
        haemoptysis: false,
        surgeryOrTrauma: false,
        previousDvtOrPe: false,
        oestrogen: false,
        lowProbability: true,
        age: 50,
        heartRate: 100,
        spo2: 94,
      },
      value: 3,
      band: "positive",
    },
    {
      origin: "derived",
      source: "All eight",
      inputs: {
        unilateralSwelling: true,
        haemoptysis: true,
        surgeryOrTrauma: true,
        previousDvtOrPe: true,
        oestrogen: true,
        lowProbability: true,
        age: 60,
        heartRate: 120,
        spo2: 88,
      },
      value: 8,
      band: "positive",
    },
    {
      origin: "derived",
      source: "Nothing present but not judged low: no conclusion",
      inputs: {
        unilateralSwelling: false,
        haemoptysis: false,
        surgeryOrTrauma: false,
        previousDvtOrPe: false,
        oestrogen: false,
        lowProbability: false,
        age: 30,
        heartRate: 70,
        spo2: 99,
      },
      value: 0,
      band: null,
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://calculate-web-next.k8s.qxmd.com/calculate/calculator_330/perc-rule-for-pulmonary-embolism",
        where: "The eight criteria with their thresholds, under 15 % of clinical probability",
        compared: "constants",
      },
      {
        link: "https://www.guidelinecentral.com/calculators/2c9e8038734e3c9e017353447021003a/",
        where: "The same, quoting Kline 2004",
        compared: "constants",
      },
      {
        link: "https://trialsjournal.biomedcentral.com/articles/10.1186/s13063-020-04379-y/tables/1",
        where:
          "Table 1 of a French and Spanish trial: the criteria; it prints > 50 and > 100 where others print ≥",
        compared: "constants",
      },
      {
        link: "https://pmc.ncbi.nlm.nih.gov/articles/PMC10996955/table/T2",
        where: "Table 2: none present rules out embolism only in a person judged at low risk",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
