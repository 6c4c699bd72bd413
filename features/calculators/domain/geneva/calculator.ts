import { defineCalculator, type Item, type Values } from "../calculator.ts";
import { adultAge, heartRate } from "../quantities.ts";
import { criteria, listed, meets, stepped, sumOf } from "../score.ts";

const INPUTS = {
  age: adultAge,
  heartRate,
  previousDvtOrPe: listed,
  surgeryOrFracture: listed,
  activeCancer: listed,
  unilateralLegPain: listed,
  haemoptysis: listed,
  painOnPalpation: listed,
} as const;

const ITEMS: readonly Item<Values<typeof INPUTS>>[] = [
  meets("age", ["age"], 1, ({ age }) => age > 65),
  ...criteria<Values<typeof INPUTS>>({
    previousDvtOrPe: 3,
    surgeryOrFracture: 2,
    activeCancer: 2,
    unilateralLegPain: 3,
    haemoptysis: 2,
    painOnPalpation: 4,
  }),
  stepped("heartRate", [
    [95, 5],
    [75, 3],
    [0, 0],
  ]),
];

const BANDS = [
  { id: "low", from: 0, tone: "good" },
  { id: "intermediate", from: 4, tone: "watch" },
  { id: "high", from: 11, tone: "alert" },
] as const;

/** Revised Geneva score (Le Gal 2006): eight objective criteria, no judgement; 0 to 22. */
export const geneva = defineCalculator({
  id: "geneva",
  category: "thrombosis",
  reasons: ["dyspnoea", "chestPain"],
  inputs: INPUTS,
  result: { unit: "", decimals: 0, min: 0, max: 22 },
  bands: BANDS,
  items: ITEMS,
  compute: (values, typed) => sumOf(ITEMS, values, typed, BANDS),
  reference: {
    authors: "Le Gal G, Righini M, Roy PM, et al.",
    title: "Prediction of pulmonary embolism in the emergency department: the revised Geneva score",
    journal: "Ann Intern Med 2006;144(3):165-171",
    year: 2006,
    doi: "10.7326/0003-4819-144-3-200602070-00004",
  },
  licence: "free",
  cases: [
    {
      origin: "derived",
      source: "70 years (1), 80/min (3), nothing else",
      inputs: {
        previousDvtOrPe: false,
        surgeryOrFracture: false,
        activeCancer: false,
        unilateralLegPain: false,
        haemoptysis: false,
        painOnPalpation: false,
        age: 70,
        heartRate: 80,
      },
      value: 4,
      band: "intermediate",
    },
    {
      origin: "derived",
      source: "At 65 years and 74/min: 0",
      inputs: {
        previousDvtOrPe: false,
        surgeryOrFracture: false,
        activeCancer: false,
        unilateralLegPain: false,
        haemoptysis: false,
        painOnPalpation: false,
        age: 65,
        heartRate: 74,
      },
      value: 0,
      band: "low",
    },
    {
      origin: "derived",
      source: "Everything: 1 + 3 + 2 + 2 + 3 + 2 + 4 + 5",
      inputs: {
        previousDvtOrPe: true,
        surgeryOrFracture: true,
        activeCancer: true,
        unilateralLegPain: true,
        haemoptysis: true,
        painOnPalpation: true,
        age: 66,
        heartRate: 95,
      },
      value: 22,
      band: "high",
    },
    {
      origin: "derived",
      source: "Leg pain (3), palpation (4), 94/min (3): 10, the last of the middle class",
      inputs: {
        previousDvtOrPe: false,
        surgeryOrFracture: false,
        activeCancer: false,
        unilateralLegPain: true,
        haemoptysis: false,
        painOnPalpation: true,
        age: 40,
        heartRate: 94,
      },
      value: 10,
      band: "intermediate",
    },
    {
      origin: "derived",
      source: "The same at 95/min: 12",
      inputs: {
        previousDvtOrPe: false,
        surgeryOrFracture: false,
        activeCancer: false,
        unilateralLegPain: true,
        haemoptysis: false,
        painOnPalpation: true,
        age: 40,
        heartRate: 95,
      },
      value: 12,
      band: "high",
    },
  ],
  review: {
    day: "2026-11-23",
    primaryOpened: false,
    opened: [
      {
        link: "http://ashpublications.net/view-large/8402304",
        where: "Table 2: every criterion, low under 4, intermediate 4 to 10, high from 11",
        compared: "constants",
      },
      {
        link: "https://err.ersjournals.com/highwire/markup/11983/expansion?width=1000&height=500&iframe=true",
        where: "Table 2: the same points",
        compared: "constants",
      },
      {
        link: "https://www.medaptly.com/calculators/revised-geneva-score/",
        where: "Low 0 to 3, moderate 4 to 10, high from 11",
        compared: "bands",
      },
    ],
    how: "recomputed",
  },
});
