import { defineCalculator, type Item, type Values } from "../calculator.ts";
import {
  adultAge,
  heartRate,
  respiratoryRate,
  sex,
  spo2,
  systolic,
  temperature,
} from "../quantities.ts";
import { criteria, listed, meets, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  sex,
  heartRate,
  systolic,
  respiratoryRate,
  temperature,
  spo2,
  cancer: listed,
  heartFailure: listed,
  lungDisease: listed,
  alteredMentation: { kind: "yesno" },
} as const;

type Pesi = Values<typeof INPUTS>;

const ITEMS: readonly Item<Pesi>[] = [
  // One point a year, in whole years.
  { id: "age", inputs: ["age"], min: 18, max: 125, points: ({ age }) => Math.floor(age) },
  meets("sex", ["sex"], 10, ({ sex: who }) => who === "male"),
  ...criteria<Pesi>({ cancer: 30, heartFailure: 10, lungDisease: 10 }),
  meets("heartRate", ["heartRate"], 20, ({ heartRate: rate }) => rate >= 110),
  meets("systolic", ["systolic"], 30, ({ systolic: pressure }) => pressure < 100),
  meets("respiratoryRate", ["respiratoryRate"], 20, ({ respiratoryRate: rate }) => rate >= 30),
  meets("temperature", ["temperature"], 20, ({ temperature: heat }) => heat < 36),
  ...criteria<Pesi>({ alteredMentation: 60 }),
  meets("spo2", ["spo2"], 20, ({ spo2: saturation }) => saturation < 90),
];

const BANDS = [
  { id: "I", from: 0, tone: "good" },
  { id: "II", from: 66, tone: "good" },
  { id: "III", from: 86, tone: "watch" },
  { id: "IV", from: 106, tone: "alert" },
  { id: "V", from: 126, tone: "alert" },
] as const;

/**
 * The six criteria of the simplified version (Jiménez 2010): over 80 years, cancer, heart or lung
 * disease, rate from 110, systolic under 100, saturation under 90.
 */
const simplified = (values: Pesi): number =>
  [
    values.age > 80,
    values.cancer,
    values.heartFailure || values.lungDisease,
    values.heartRate >= 110,
    values.systolic < 100,
    values.spo2 < 90,
  ].filter(Boolean).length;

/**
 * PESI (Aujesky 2005) and sPESI (Jiménez 2010): 30-day mortality of a proven pulmonary embolism.
 */
export const pesi = defineCalculator({
  id: "pesi",
  category: "thrombosis",
  reasons: ["dyspnoea"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0 },
  bands: BANDS,
  items: ITEMS,
  compute(values, typed) {
    const sum = sumOf(ITEMS, values, typed, BANDS);
    const points = simplified(values);
    return {
      ...sum,
      also: [
        {
          id: "simplified",
          value: points,
          unit: "",
          decimals: 0,
          band: points === 0 ? "simplifiedLow" : "simplifiedHigh",
        },
      ],
      notes: values.systolic < 90 ? ["hypotension"] : [],
    };
  },
  reference: {
    authors: "Aujesky D, Obrosky DS, Stone RA, et al.",
    title: "Derivation and validation of a prognostic model for pulmonary embolism",
    journal: "Am J Respir Crit Care Med 2005;172(8):1041-1046",
    year: 2005,
    doi: "10.1164/rccm.200506-862OC",
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
      source: "60 years, woman, everything normal: 60",
      inputs: {
        cancer: false,
        heartFailure: false,
        lungDisease: false,
        alteredMentation: false,
        age: 60,
        sex: "female",
        heartRate: 80,
        systolic: 120,
        respiratoryRate: 18,
        temperature: 37,
        spo2: 96,
      },
      value: 60,
      band: "I",
    },
    {
      origin: "derived",
      source: "60 years, man with cancer, rate 115: 60 + 10 + 30 + 20",
      inputs: {
        cancer: true,
        heartFailure: false,
        lungDisease: false,
        alteredMentation: false,
        age: 60,
        sex: "male",
        heartRate: 115,
        systolic: 120,
        respiratoryRate: 18,
        temperature: 37,
        spo2: 96,
      },
      value: 120,
      band: "IV",
    },
    {
      origin: "derived",
      source: "At 65 points, class I; sPESI 0",
      inputs: {
        cancer: false,
        heartFailure: false,
        lungDisease: false,
        alteredMentation: false,
        age: 65,
        sex: "female",
        heartRate: 109,
        systolic: 100,
        respiratoryRate: 29,
        temperature: 36,
        spo2: 90,
      },
      value: 65,
      band: "I",
    },
    {
      origin: "derived",
      source: "Everything: 80 + 10 + 30 + 10 + 10 + 20 + 30 + 20 + 20 + 60 + 20",
      inputs: {
        cancer: true,
        heartFailure: true,
        lungDisease: true,
        alteredMentation: true,
        age: 80,
        sex: "male",
        heartRate: 110,
        systolic: 99,
        respiratoryRate: 30,
        temperature: 35.9,
        spo2: 89,
      },
      value: 310,
      band: "V",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "https://erj.ersjournals.com/highwire/markup/156520/expansion?width=1000&height=500&iframe=true",
        where:
          "Table of the 2019 ESC guideline: both versions, classes and mortality; respiratory rate printed > 30",
        compared: "constants",
      },
      {
        link: "https://erj.ersjournals.com/highwire/markup/101994/expansion?width=1000&height=500&iframe=true",
        where: "Table 1, reproduced with permission: respiratory rate ≥ 30",
        compared: "constants",
      },
      {
        link: "https://erj.ersjournals.com/highwire/markup/101557/expansion?width=1000&height=500&iframe=true",
        where: "Table 2: the simplified version",
        compared: "constants",
      },
    ],
    how: "recomputed",
  },
});
